import { descriptors, legalForms, nameParticles } from './common-words';
import { nicknamesOf } from './nicknames';

const han = /\p{Script=Han}/u;
const hangul = /\p{Script=Hangul}/u;
/** How Chinese, Japanese and Korean address somebody by the family name. */
const titles = [
  '先生',
  '女士',
  '小姐',
  '太太',
  '经理',
  '經理',
  '总',
  '總',
  '老师',
  '老師',
  '工',
  'さん',
  '様',
  '氏',
  '씨',
  '님',
  '부장',
  '과장',
];
const doubleFamilyNames = /^(?:欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|司徒|东方|慕容|令狐|남궁|황보|선우|독고)/u;
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', ñ: 'ny' };

/**
 * The forms in which a person is named: the full name, its parts, initials, nicknames, and the order of forms and lists.
 * @param name as it is written on the record, such as `Dr. Ana María O'Neil (王小明)`.
 */
export function personForms(name: string): string[] {
  return unique([name, ...variantsOf(name)].flatMap((one) => formsOfName(one)).flatMap(spellings));
}

/** The forms of a company's or school's name: without its legal form, its short name, abbreviation, and the text in brackets. */
export function organizationForms(name: string): string[] {
  const parts = [name, ...variantsOf(name)].flatMap((one) => [
    one,
    ...one.split(
      /\s*(?:\/|\||;|\bd\.?b\.?a\.?\b|\bformerly\b|\bnow\b|\bvia\b|\bc\/o\b|,?\s+a division of|,?\s+part of|\s[-–—]\s)\s*/i,
    ),
  ]);
  return unique(
    parts
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .flatMap(formsOfOrganization)
      .flatMap(spellings),
  );
}

/** Text in brackets or quotation marks, and the text without it. */
function variantsOf(name: string): string[] {
  const inside = Array.from(
    name.matchAll(/[("“”'‘’«»「『（[]([^)"“”«»」』）\]]{2,60})[)"“”«»」』）\]]/gu),
    ([, text = '']) => text,
  );
  const outside = name.replace(/\s*[("“«「『（[][^)"“”«»」』）\]]*[)"”»」』）\]]\s*/gu, ' ').trim();
  return [outside, ...inside.map((one) => one.trim())].filter((one) => one !== '' && one !== name);
}

function formsOfName(name: string): string[] {
  if (han.test(name) || hangul.test(name)) return eastAsianForms(name);
  const words = name.split(/[\s,]+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const parts = words.filter((word) => word !== '' && !nameParticles.has(word.toLowerCase()));
  const own = words.filter((word) => word !== '' && !isTitle(word));
  const halves = parts.flatMap((part) => (/\p{Pd}/u.test(part) ? part.split(/\p{Pd}/u) : []));
  const singles = [...parts, ...halves].filter((part) => Array.from(part).length > 1);
  const [first, last] = [parts[0] ?? '', parts.at(-1) ?? ''];
  const nicknames = parts
    .slice(0, Math.max(1, parts.length - 1))
    .flatMap(nicknamesOf)
    .map(capitalized);
  if (parts.length < 2) return [...singles, ...nicknames];
  const initial = (word: string) => Array.from(word)[0] ?? '';
  const initials = parts.map(initial);
  return [
    own.join(' '),
    `${last}, ${first}`,
    `${initial(first)}. ${last}`,
    `${initial(first)} ${last}`,
    `${last} ${initial(first)}.`,
    `${first} ${initial(last)}.`,
    ...singles,
    ...nicknames,
    ...[initials, [initial(first), initial(last)]].flatMap((letters) => dotted(letters)),
  ];
}

function dotted(letters: readonly string[]): string[] {
  const capital = letters.map((one) => one.toUpperCase());
  return [capital.map((one) => `${one}.`).join(''), capital.join('')];
}

/** Family name first; the given name alone names somebody, a family name does with a title. */
function eastAsianForms(name: string): string[] {
  const whole = name.replace(/[\s·・]+/gu, '');
  const latin = name.match(/[\p{Script=Latin}][\p{Script=Latin}'’-]*/gu) ?? [];
  const native = Array.from(whole.replace(/[\p{Script=Latin}'’.,-]/gu, ''));
  const text = native.join('');
  const spaced =
    /[\s·・]/u.exec(name.trim()) && latin.length === 0 ? Array.from(name.trim().split(/[\s·・]+/u)[0] ?? '').length : 0;
  const familyLength = spaced || (doubleFamilyNames.test(text) || native.length >= 5 ? 2 : 1);
  const family = native.slice(0, familyLength).join('');
  const given = native.slice(familyLength).join('');
  return [
    text,
    ...(Array.from(given).length > 1 ? [given] : []),
    ...(Array.from(family).length > 1 ? [family] : []),
    ...titles.map((title) => family + title),
    ...['小', '老', '阿'].map((prefix) => (han.test(family) ? prefix + family : '')),
    ...(latin.length > 0 ? formsOfName(latin.join(' ')) : []),
  ];
}

function formsOfOrganization(name: string): string[] {
  const words = name.split(/[\s,]+/).filter((word) => word !== '');
  const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  let end = words.length;
  while (end > 1 && legalForms.has(bare(words[end - 1] ?? ''))) end -= 1;
  let start = 0;
  while (start < end - 1 && ['the', 'a', 'an'].includes(bare(words[start] ?? ''))) start += 1;
  const core = words.slice(start, end);
  const shorter: string[] = [];
  for (let length = core.length; length > 0; length -= 1) {
    const rest = core.slice(0, length);
    if (rest.some((word) => isTelling(bare(word)))) shorter.push(rest.join(' '));
    if (!descriptors.has(bare(rest.at(-1) ?? '')) && !isSign(rest.at(-1) ?? '')) break;
  }
  const [first = ''] = core;
  const single = isTelling(bare(first)) && (bare(first).length >= 4 || core.length === 1) ? [first] : [];
  const letters = core.filter(
    (word) => !isSign(word) && !['of', 'the', 'for', 'and', 'de', 'und', 'y'].includes(bare(word)),
  );
  const abbreviation = letters
    .map((word) => Array.from(word.replace(/^[^\p{L}\p{N}]+/u, ''))[0] ?? '')
    .join('')
    .toUpperCase();
  const short = letters.length >= 3 && /^\p{Lu}{3,6}$/u.test(abbreviation) ? [abbreviation] : [];
  const camel =
    core.length > 0 && core.every((word) => /^\p{Lu}{2}$/u.test(word) && core.length === 1)
      ? dotted(Array.from(core[0] ?? ''))
      : [];
  const domain = /^([\p{L}\p{N}-]{3,})\.(?:com|org|net|io|ai|co|de|dev|app|tech)$/iu.exec(core.join(''))?.[1];
  return [name, core.join(' '), ...shorter, ...single, ...short, ...camel, ...(domain ? [domain] : [])];
}

/** Whether a word names one company rather than a kind of them. */
function isTelling(word: string): boolean {
  return word.length > 1 && !descriptors.has(word) && !legalForms.has(word) && !nameParticles.has(word);
}

function isSign(word: string): boolean {
  return /^(?:&|\+|and|und|et|y)$/i.test(word);
}

function isTitle(word: string): boolean {
  return /^(?:jr|sr|ii|iii|iv|mr|mrs|ms|miss|dr|prof|phd|mba|cpa|pe|md|dds|esq|rn|pmp)$/i.test(word);
}

/** Also with the letters that stand for umlauts. */
function spellings(form: string): string[] {
  const other = form.replace(/[äöüåøñ]/giu, (letter) => umlauts[letter.toLowerCase()] ?? letter);
  return other === form ? [form] : [form, other];
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function unique(forms: readonly string[]): string[] {
  const seen = new Map(
    forms
      .map((form) => form.trim())
      .filter((form) => form !== '')
      .map((form) => [form.toLowerCase(), form]),
  );
  return [...seen.values()];
}

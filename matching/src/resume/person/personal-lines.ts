import { phraseKey, withoutAccents } from '../../text/normalize';
import { hasContact, headOf, looksLikeAddress, namePartOf, type Head } from './head-lines';
import { NameFinder } from './name-finder';
import { nameOfOpening, openingOf, type Opening } from './opening-name';
import { isBareLabel, isSurelyPersonal, labelOf } from './personal-labels';
import { statesPeriod } from '../../text/dates';
import { labelOf as entryLabelOf } from '../work/entry-labels';
import { headingOfPhrase } from '../sections/section-headings';

/** The lines of a resume with personal data only. */
export interface PersonalLines {
  head: Head;
  /** Indexes of the lines with name, address and numbers, and at most a headline. */
  lines: ReadonlySet<number>;
  /** Indexes of the lines of personal sections: personal details, hobbies. */
  aside: ReadonlySet<number>;
  /** The name and residence at the beginning of a line that continues with other text. */
  opening: Opening | null;
  /** Finds further occurrences of the candidate's name. */
  name: NameFinder;
}

/** Sections about the person, which are never work. */
const personalSections = new Set(
  [
    'personal details|personal data|personal information|personal particulars|personal info|personal|personalia|bio data|biodata',
    'hobbies|hobbies and interests|interests and hobbies|interests|personal interests|hobby|hobbys|hobbies interests',
    'interests and activities|activities and interests|passions|about my family|family|date of birth|nationality',
    'personliche daten|interessen|hobbys und interessen|centres d interet|loisirs|intereses|interesses|interessi',
    'interesses pessoais|datos personales|dati personali|dados pessoais|informations personnelles|informazioni personali',
  ].flatMap((phrases) => phrases.split('|')),
);
const maxLength = { heading: 40, section: 16, form: 40 };

/** `Interests and more`, `Outside of work`. */
const personalStart =
  /^(?:(?:hobbies|interests) and|personal (?:details|data|information|particulars) and|(?:outside|away from|beyond)(?: of)? work|(?:in )?my (?:free|spare) time|(?:free|spare) time)\b/;

function isPersonalHeading(text: string): boolean {
  if (text.length > maxLength.heading || /[.,;]/.test(text)) return false;
  const key = phraseKey(text);
  return personalSections.has(key) || (personalStart.test(key) && key.split(' ').length <= 5);
}

const isCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && text.length <= 50;

/** Whether another section or a position begins; names and periods of referees do not count. */
function endsSection(text: string, isOfReferees: boolean): boolean {
  const heading = headingOfPhrase(text);
  if (heading?.isExact === true && !heading.isAmbiguous && heading.section !== 'header') return true;
  // `Career` below personal data, although the word is ambiguous.
  if (heading?.isExact === true && heading.section === 'work' && !isOfReferees) return true;
  return !isOfReferees && (isCapitals(text) || statesPeriod(text));
}

const isReferences = (text: string): boolean => headingOfPhrase(text.split(/[:：]/)[0] ?? '')?.section === 'references';

/** The lines of sections about the person and about referees, with their headings. */
function personalSectionLines(texts: readonly string[]): number[] {
  const found: number[] = [];
  let left = 0;
  let isOfReferees = false;
  texts.forEach((line, index) => {
    const text = line.trim();
    if (text === '') return;
    const beginsReferees = isReferences(text);
    if (beginsReferees || isPersonalHeading(text)) {
      left = maxLength.section;
      isOfReferees = beginsReferees;
    } else if (left > 0) left = endsSection(text, isOfReferees) || text.length > 300 ? 0 : left - 1;
    if (left > 0) found.push(index);
  });
  return found;
}

/** Lines of form fields for name and address, above the first period; below it an address is the employer's. */
function fieldLines(texts: readonly string[]): number[] {
  const first = texts.findIndex(statesPeriod);
  const top = texts.slice(0, first < 0 ? maxLength.form : Math.min(first, maxLength.form));
  const isEmployers = (index: number): boolean => entryLabelOf(texts[index - 1] ?? '')?.role === 'employer';
  return top.flatMap((text, index) => (isSurelyPersonal(text) && !isEmployers(index) ? [index] : []));
}

/** In scripts without case, names begin like any word. */
const nameWord =
  /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*|van|von|de|der|den|del|della|di|da|do|das|dos|du|des|dela|bin|ibn|bint|ben|ter|ten|zu|al|la|le|y|e|mac|ap)$/u;
const honorific = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|herr|frau|sr|sra|sister|father|rev)\.?$/i;

/** The words of a name without titles; none when the text is hardly a name. */
function nameWords(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  while (words.length > 2 && (honorific.test(words[0] ?? '') || /^dr\.-/i.test(words[0] ?? ''))) words.shift();
  return words.length <= 6 && words.every((word) => nameWord.test(word)) ? words : [];
}

/** Adds spellings without accents: `Lukasz` for `Łukasz`. */
const withPlain = (names: readonly string[]): string[] => [...new Set([...names, ...names.map(withoutAccents)])];

/** Spellings of a name with at least two words, including initials and a courtesy title with the surname. */
function waysToWrite(words: readonly string[]): string[] {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return [];
  const courtesies = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Mr.', 'Mrs.', 'Ms.', 'Dr.'];
  return withPlain([
    ...words.slice(1).map((_, at) => words.slice(0, at + 2).join(' ')),
    ...words.slice(1).map((word) => `${first} ${word}`),
    `${last}, ${first}`,
    `${first.slice(0, 1)}. ${last}`,
    ...courtesies.map((courtesy) => `${courtesy} ${last}`),
  ]);
}

const isParticle = (word: string): boolean => /^\p{Ll}/u.test(word);

/** First names and surnames used alone; particles belong to the surname: `de la Cruz`. */
const namesAlone = (names: readonly (readonly string[])[]): string[] =>
  withPlain(
    names.flatMap((words) => [
      ...words.filter((word) => !isParticle(word)),
      ...words.flatMap((word, at) => (isParticle(word) && at > 0 ? [words.slice(at).join(' ')] : [])),
    ]),
  );

const firstField =
  /^(?:first name|given names?|forenames?|vorname|pr[eé]noms?|nombres?|nome|voornaam|imi|fornavn|f[oö]rnamn)/i;
const lastField =
  /^(?:surname|last name|family name|nachname|familienname|nom\b|apellidos?|cognome|achternaam|nazwisko|sobrenome|efternavn)/i;

/** The name in a form, in one field or in two. */
function nameOfForm(texts: readonly string[], fields: readonly number[]): string[] {
  const valueOf = (label: RegExp): string => {
    const line = fields.map((index) => texts[index] ?? '').find((text) => label.test(labelOf(text)));
    return line === undefined ? '' : line.slice(line.search(/[:：]/) + 1).trim();
  };
  return nameWords(`${valueOf(firstField)} ${valueOf(lastField)}`.trim() || valueOf(/^(?:full )?name$/i));
}

const pageMark =
  /\b(?:page|seite|p\.)?\s*\d{1,2}(?:\s*(?:of|\/|von)\s*\d{1,2})?\b|\b(?:resume|résumé|cv|curriculum vitae|lebenslauf|continued|cont'd|references)\b/gi;
const maxRepeatLength = 120;

/** Whether a line repeats the name, or the surname with a page number, with only words of headers and footers. */
function repeatsName(text: string, name: NameFinder): boolean {
  if (text.length > maxRepeatLength) return false;
  const isEmpty = (rest: string): boolean => !/[\p{L}\d]/u.test(rest);
  const rest = name.replaceIn(text, () => '');
  if (rest !== text && isEmpty(rest.replace(pageMark, ''))) return true;
  const unmarked = text.replace(pageMark, '');
  return unmarked !== text && name.isAlone(unmarked.replace(/[^\p{L}\p{M}'’-]+/gu, ' ').trim());
}

const closing =
  /^(?:(?:kind|best|warm|with kind|with best)(?:est)? (?:regards|wishes)|regards|(?:yours )?(?:sincerely|faithfully|truly)(?: yours)?|mit freundlichen gr(?:ü|ue)(?:ß|ss)en|cordialement|atentamente|cordiali saluti)\s*[,.!]?$/iu;
const maxClosingLength = 8;

/** The lines after the closing of a letter: signature and reply address. */
function closingLines(texts: readonly string[]): number[] {
  const from = texts.findLastIndex((text) => closing.test(text.trim()));
  const below = from < 0 ? [] : texts.slice(from + 1).map((_, index) => from + 1 + index);
  return below.filter((index) => texts[index]?.trim() !== '').length <= maxClosingLength ? below : [];
}

const isContactLine = (text: string): boolean => hasContact(text) || looksLikeAddress(text);

/** Labels on lines of their own with their values below, as in sidebars, which may come last in the text. */
function labeledLines(texts: readonly string[]): number[] {
  const written = texts.flatMap((text, index) => (text.trim() === '' ? [] : [{ text: text.trim(), index }]));
  let isOpen = false;
  return written.flatMap(({ text, index }, at) => {
    const begins = isBareLabel(text) && isContactLine(written[at + 1]?.text ?? '');
    isOpen = begins || (isOpen && text.length <= maxRepeatLength && isContactLine(text));
    return isOpen ? [index] : [];
  });
}

/** Finds the lines of a resume with personal data only. */
export function personalLinesOf(texts: readonly string[]): PersonalLines {
  const head = headOf(texts);
  const fields = fieldLines(texts);
  const opening = openingOf(texts, head);
  const nameLine = head.nameLine === null ? '' : (texts[head.nameLine] ?? '');
  const { start, end } = namePartOf(nameLine);
  const statedName = nameWords(
    nameLine !== '' ? nameLine.slice(start, end) : opening ? nameOfOpening(texts, opening) : '',
  );
  const formed = nameOfForm(texts, [...fields, ...texts.slice(0, head.own).keys()]);
  const name = new NameFinder(
    [...new Set([...waysToWrite(statedName), ...waysToWrite(formed)])],
    namesAlone([statedName, formed]),
  );
  const repeats = texts.flatMap((text, index) => (index >= head.own && repeatsName(text, name) ? [index] : []));
  const above = Array.from({ length: head.own }, (_, index) => index);
  return {
    head,
    lines: new Set([...above, ...fields, ...repeats, ...closingLines(texts), ...labeledLines(texts)]),
    aside: new Set(personalSectionLines(texts)),
    opening,
    name,
  };
}

import { occupationsOfTitle } from '../taxonomy/occupations';
import { startsWithVerb, titleScore } from './classify';
import { findDates } from './dates';
import { fold } from './normalize';
import { anyPrivate, hasGroupWord, hasPersonalWord } from './private-words';
import { memoizeByText } from './memoize-by-text';

/** Placeholder for a time in a sentence; it separates the texts around it. */
const time = '|';
const sinceWhen = String.raw`(?:since|from|until|till|valid until|in|on|of|seit|ab|von|bis|im|am|depuis|de|du|des|jusqu'en|en|le|desde|hasta|em|ate|dal|dalla|nel|il|fino al|sinds|van|tot|op|für|for|during)`;
const numbers = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty';
/** `For twelve years`, `seit 12 Jahren`. */
const lasting = new RegExp(
  String.raw`(?<!\p{L})(?:(?:for|over|during|seit|depuis|desde hace|hace|ha|da|sinds|durante|pendant)\s+)(?:(?:over|more than|about|the last|the past)\s+)?(?:\d{1,2}|${numbers})\s+(?:years?|months?|jahren?|monaten?|ans?|mois|anos?|meses|anni|mesi|jaar|maanden)(?!\p{L})`,
  'giu',
);
const beforeTime = new RegExp(String.raw`(?:(?<!\p{L})${sinceWhen}\s{1,3}){1,4}\|`, 'giu');

/** A sentence, folded, with a placeholder for each time in it. */
export function withoutTimes(sentence: string): string {
  const dates = findDates(sentence).filter(({ to }) => /\d/.test(to) || to === 'present');
  let rest = '';
  let from = 0;
  for (const { start, end } of dates) {
    rest += `${sentence.slice(from, start)} ${time} `;
    from = Math.max(from, end);
  }
  return fold(rest + sentence.slice(from))
    .replace(lasting, ` ${time} `)
    .replace(beforeTime, time);
}

const leading = /^[^\p{L}\d]+/u;
/**
 * Maximum number of leading filler words. Each can be read as one word or two, so more would make matching exponential.
 */
const maxBefore = 5;
const before = `(?:(?:${anyPrivate('before')})[\\s,|]{1,3}){0,${maxBefore}}`;
/**
 * What may follow a word for a person: the end, a sign, a function word. A noun after it may be a title: `deaf
 * teacher`.
 */
const sign = String.raw`\s*$|\s*[.,;:!|()–—]|\s+[-–—|/]`;
const goesOn = String.raw`(?=${sign}|\s+(?:and|with|of|to|by|in|at|from|since|but|for|due|under|und|mit|aus|im|am|von|wegen|et|avec|dans|au|pour|y|e|con|en|por|del|na|no|com|di|per|met|van|voor|uit|het|\d+)(?![\p{L}\d]))`;
const opening = new RegExp(
  `^${before}(?:${[
    anyPrivate('says'),
    `(?:${anyPrivate('are')}|${anyPrivate('nouns')})(?:[ -](?:${anyPrivate('are')}))*${goesOn}`,
    `(?:${anyPrivate('had')}) (?<between>(?:[\\p{L}'’-]+ ){0,3}?)(?:${anyPrivate('things')})${goesOn}`,
    `(?:${anyPrivate('care')}) (?:${anyPrivate('own')}) (?:[\\p{L}'’-]+ ){0,3}?(?:${anyPrivate('family')})`,
    `(?:${anyPrivate('own')}) (?:${anyPrivate('family')})`,
  ].join('|')})`,
  'iu',
);
/** Only an illness or an aid next to a time: `Epilepsy since 2008`. */
const timed = new RegExp(`^${before}(?:${anyPrivate('things')})(?=${sign})`, 'iu');

/** A private group has a proper name or is named after its members. */
const club = new RegExp(
  `${anyPrivate('clubs')}|${anyPrivate('nations')} ${anyPrivate('cultures')}|${anyPrivate('people')}(?:[ '’-][^\\s|,;:()]+){0,3}? (?:${anyPrivate('bodies')})|${anyPrivate('bodies')}(?: (?:of|for|der|des|de|di|van|voor|von|fur))?(?: the| les| las| los)?(?: [^\\s|,;:()]+)? (?:${anyPrivate('people')})`,
  'iu',
);
const group = new RegExp(anyPrivate('groups'), 'iu');
const role = new RegExp(anyPrivate('roles'), 'iu');
const lastRole = new RegExp(`(?:${anyPrivate('roles')})[^\\p{L}]*$`, 'iu');
const work = new RegExp(anyPrivate('work'), 'iu');

const partBreak = /[.,;:|()/–—]|\s-\s|\s(?:and|und|et|y|e|en|as|als|comme|como|come)\s/;
const small = /^(?:(?:a|an|the|of|as|to|in|at|my|der|die|das|ein|eine|un|une|le|la|el|il|de|do|da|een)\s+)+/;
const maxTitleLength = 6;

/** Whether words name a job. */
function namesWork(words: string): boolean {
  const title = words.trim().replace(small, '');
  if (title === '' || title.split(' ').length > maxTitleLength || lastRole.test(title)) return false;
  return titleScore(title) >= 1 || occupationsOfTitle(title).length > 0;
}

/** Whether any part of the words is about work: a title, or a word used only of work. */
const isAboutWork = (words: string): boolean => work.test(words) || words.split(partBreak).some(namesWork);

/** The start of the name of a group or employer after a role or title: `Treasurer of …`, `Teacher at …`. */
const atWhom = /^(.*?)\s(?:at|of|for|with|in|bei|im|der|des|chez|du|de|en|na|no|do|da|bij|van|alla|della)\s/;

const oneOfGroup = new RegExp(`${club.source}|${group.source}|${role.source}`, 'iu');
const leadsTo = /\b(?:from|with|to|for|at|by|mit|von|zu|zum|zur|fur|avec|pour|chez|con|para|per|com|met|voor|bij)\b/;

/** Whether a sentence has another subject and mentions a group only in passing: `Contracts with the trade union`. */
const isPassing = (text: string): boolean => leadsTo.test(text.slice(0, oneOfGroup.exec(text)?.index ?? 0));

/** Whether a sentence states membership in a private group rather than work for it. */
function isMembership(text: string, sentence: string): boolean {
  const isClub = club.test(text);
  const isMember = text.split(/[;|()]/).some((part) => group.test(part) && role.test(part));
  if ((!isClub && !isMember) || isPassing(text)) return false;
  if (startsWithVerb(sentence) && !/^(?:volunteer|serve|belong|join|s[au]ng|attend)/i.test(sentence)) return false;
  return !text.split(/[.,;:|()–—]|\s-\s/).some((part) => {
    if (!(club.test(part) || group.test(part))) return namesWork(part) || work.test(part);
    const whom = atWhom.exec(part)?.[1];
    if (whom !== undefined) return namesWork(whom);
    return !lastRole.test(part) && titleScore(part.trim()) >= 1 && !/s\s*$/.test(part);
  });
}

const maxLength = 260;

/** What a sentence reveals of private life: about the person, a group they belong to, or nothing. */
export type PrivateKind = 'person' | 'group' | '';

/**
 * Whether a sentence is about the candidate's private life and not about work: identity and belief, family and care,
 * illness, membership in groups. Words about private life do not count next to a title or a word about work: a teacher
 * of deaf children works.
 */
export const privateKind = memoizeByText((sentence: string): PrivateKind => {
  if (sentence.length > maxLength) return '';
  const folded = fold(sentence);
  const [isPersonal, isOfGroup] = [hasPersonalWord(folded), hasGroupWord(folded)];
  if (!isPersonal && !isOfGroup) return '';
  const text = withoutTimes(sentence).replace(leading, '').trim();
  const found = isPersonal ? (opening.exec(text) ?? (text.includes(time) ? timed.exec(text) : null)) : null;
  // `Take patients to dialysis`: the object shows that this is work.
  const stated = found ? `${found.groups?.between ?? ''}|${text.slice(found[0].length)}` : '';
  if (found && !isAboutWork(stated)) return 'person';
  return isOfGroup && isMembership(text, sentence) ? 'group' : '';
});

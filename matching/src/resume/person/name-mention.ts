import { alternatives } from '../../text/alternatives';
import { findDates } from '../../text/dates';
import type { Span } from '../../text/span';
import { hasContact, looksLikeAddress } from './head-lines';

/** A thing stands behind such a word rather than a person: `services in Spring Boot`, `as a Staff Nurse`. */
const beforeThing = /\b(?:in|with|using|use[sd]?|via|on|into|of|as|an?|the|and|or)\s+$/i;
/** Written otherwise than the name of somebody: in small letters. */
const small = /^\p{Ll}/u;
/** Only people are named so: by a courtesy, an initial, the surname first. */
const ofPerson = /[.,]|^(?:mr|mrs|ms|miss|mx|dr)\s/i;
/** From the beginning: looked for from every place, a long line without an end would be read as often as it has letters. */
const sentenceStart = /^.*[.!?]["”)]?\s/s;
const sentenceEnd = /[.!?](?:\s|$)/;
const bullet = /^\s*(?:[-*•◦▪●‣–—]|\d{1,2}[.)])\s/;
const separators = /[,;|•·/]/g;
const leastOfList = 2;
const edge = { before: /(?:^|[,;|•·/:(])\s*$/, behind: /^\s*(?:$|[,;|•·/)])/ };
const headSign = /^\s*(?:[,|(–—-]|at\s)/;

/** No more is looked at before and behind a name: a line may be a whole document, and have the name a thousand times. */
const longestAround = 1_000;

/** Where the line around words begins and ends, as far as it is looked at. */
function lineAround(text: string, { start, end }: Span): Span {
  const from = Math.max(0, start - longestAround);
  const behind = text.slice(end, end + longestAround);
  const lineEnd = behind.indexOf('\n');
  return {
    start: from + text.slice(from, start).lastIndexOf('\n') + 1,
    end: end + (lineEnd < 0 ? behind.length : lineEnd),
  };
}

/** What heads and feet of pages say beside the name. */
const ofPage = /\d|\b(?:page|resume|résumé|cv|curriculum|vitae|lebenslauf|continued)\b/i;

/** Whether words stand as an item of a list, which people are not: their name stands with an address, or alone. */
function isItem(line: string, before: string, behind: string): boolean {
  if (hasContact(line) || looksLikeAddress(line)) return false;
  const isAmongNames = !/(?:^|\s)\p{Ll}/u.test(line) && !ofPage.test(line);
  if (isAmongNames && (/^\s+\p{L}/u.test(behind) || /\p{L}\s+$/u.test(before))) return true;
  const isList = (line.match(separators)?.length ?? 0) >= leastOfList || /:\s*$/.test(before);
  return isList && edge.before.test(before.replace(bullet, '')) && edge.behind.test(behind);
}

/**
 * Whether words that somebody is called mean something else where they stand: an item of a list, what is worked with, a
 * title beside its period. It is told by the words around them and never by what they mean, so that it is the same for
 * whatever name.
 */
export function isThing(text: string, { start, end }: Span): boolean {
  const words = text.slice(start, end);
  if (ofPerson.test(words)) return false;
  const line = lineAround(text, { start, end });
  const before = text.slice(line.start, start);
  const behind = text.slice(end, line.end);
  if (small.test(words) || beforeThing.test(before) || isItem(text.slice(line.start, line.end), before, behind))
    return true;
  const sentence = behind.slice(0, behind.search(sentenceEnd) + 1 || behind.length);
  return headSign.test(behind) && findDates(sentence).some(({ isRange }) => isRange);
}

/** What people have done by verbs whose past is told otherwise than by `ed`. */
const didOtherwise = alternatives(
  'built made ran wrote took kept sold won drove grew did set saw met dealt found brought spent sent went came became led began gave taught held spoke had chose drew flew fed cut put rose stood understood undertook oversaw',
);
/** What only people do, behind a name that begins a sentence: whatever is past, and some of what is now. */
const personDoes = new RegExp(
  String.raw`^\s(?:(?:also|then|later|now|currently|successfully|always)\s)?(?:has (?:been|worked|led|had|looked|cared|taught|served|kept|always)|(?:is|was) (?:an?|the|our|my|always|very)|works|joins?|brings|lives|leads|likes|loves|enjoys|holds|speaks|trains|gives|looks|cares|teaches|\p{L}{2,}ed|${didOtherwise})(?!\p{L})`,
  'iu',
);
/** What is done to people alone. */
const toPerson = /\b(?:hire|hired|recommend|recommended|thank|thanked|dear|promoted|trusted|met|named)\s+$/i;

/** A sentence that begins with when it was: `From 2015 to 2018 Ruby was a nurse`. */
const beginsWithTime =
  /^\W*(?:(?:from|to|in|on|since|until|till|between|and|then|later|earlier|before|after|that|this|now|today|by|for|over|the|last|past|next|years?|months?|spring|summer|autumn|fall|winter|early|late|mid|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}|\d[\d/.]*)[\s,–—-]+)+$/iu;

/** Whether a first name or a surname alone means the person: `Ruby has worked in Ruby for years`. */
export function isPerson(text: string, { start, end }: Span): boolean {
  const line = lineAround(text, { start, end });
  const before = text.slice(line.start, start);
  const said = before.replace(sentenceStart, '');
  const isFirst = before.replace(bullet, '').trim() === '' || said.trim() === '' || beginsWithTime.test(said);
  return toPerson.test(before) || (isFirst && personDoes.test(text.slice(end, line.end)));
}

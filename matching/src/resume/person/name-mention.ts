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

/** What only people do, behind a name that begins a sentence. */
const personDoes =
  /^\s(?:has (?:been|worked|led|had|looked|cared|taught|served|kept|always)|(?:is|was) (?:an?|the|our|my|always|very)|worked|works|joined|brings|lives|leads|led|likes|loves|enjoys|holds|speaks|studied|trained|began|started|gives|gave|looks|looked|cares|cared|teaches|taught)\b/i;
/** What is done to people alone. */
const toPerson = /\b(?:hire|hired|recommend|recommended|thank|thanked|dear|promoted|trusted|met|named)\s+$/i;

/** Whether a first name or a surname alone means the person: `Ruby has worked in Ruby for years`. */
export function isPerson(text: string, { start, end }: Span): boolean {
  const line = lineAround(text, { start, end });
  const before = text.slice(line.start, start);
  const isFirst = before.replace(bullet, '').trim() === '' || before.replace(sentenceStart, '').trim() === '';
  return toPerson.test(before) || (isFirst && personDoes.test(text.slice(end, line.end)));
}

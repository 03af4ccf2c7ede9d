import { alternatives } from '../../text/alternatives';
import { findDates } from '../../text/dates';
import type { Span } from '../../text/span';
import { hasContact, looksLikeAddress } from './head-lines';

/** Words before a thing rather than a person: `services in Spring Boot`, `as a Staff Nurse`. */
const beforeThing = /\b(?:in|with|using|use[sd]?|via|on|into|of|as|an?|the|and|or)\s+$/i;
/** Lower case is not the spelling of a person's name. */
const small = /^\p{Ll}/u;
/** Only people are named with a courtesy title, an initial, or the surname first. */
const ofPerson = /[.,]|^(?:mr|mrs|ms|miss|mx|dr)\s/i;
/** Anchored at the beginning: unanchored, a long line without a sentence end would take quadratic time. */
const sentenceStart = /^.*[.!?]["”)]?\s/s;
const sentenceEnd = /[.!?](?:\s|$)/;
const bullet = /^\s*(?:[-*•◦▪●‣–—]|\d{1,2}[.)])\s/;
const separators = /[,;|•·/]/g;
const minOfList = 2;
const edge = { before: /(?:^|[,;|•·/:(])\s*$/, behind: /^\s*(?:$|[,;|•·/)])/ };
const headSign = /^\s*(?:[,|(–—-]|at\s)/;

/** Maximum context before and after a name: a line may be a whole document with the name a thousand times. */
const maxLengthAround = 1_000;

/** The line around a span, within the maximum context. */
function lineAround(text: string, { start, end }: Span): Span {
  const from = Math.max(0, start - maxLengthAround);
  const behind = text.slice(end, end + maxLengthAround);
  const lineEnd = behind.indexOf('\n');
  return {
    start: from + text.slice(from, start).lastIndexOf('\n') + 1,
    end: end + (lineEnd < 0 ? behind.length : lineEnd),
  };
}

/** Words next to the name in headers and footers of pages. */
const ofPage = /\d|\b(?:page|resume|résumé|cv|curriculum|vitae|lebenslauf|continued)\b/i;

/** Whether words are an item of a list; a person's name is next to an address, or alone. */
function isItem(line: string, before: string, behind: string): boolean {
  if (hasContact(line) || looksLikeAddress(line)) return false;
  const isAmongNames = !/(?:^|\s)\p{Ll}/u.test(line) && !ofPage.test(line);
  if (isAmongNames && (/^\s+\p{L}/u.test(behind) || /\p{L}\s+$/u.test(before))) return true;
  const isList = (line.match(separators)?.length ?? 0) >= minOfList || /:\s*$/.test(before);
  return isList && edge.before.test(before.replace(bullet, '')) && edge.behind.test(behind);
}

/**
 * Whether words of a name mean something else here: an item of a list, a tool, a title next to its period. Only the
 * words around them count, so the result is the same for every name.
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

/** Verbs of people's actions with irregular past forms. */
const didOtherwise = alternatives(
  'built made ran wrote took kept sold won drove grew did set saw met dealt found brought spent sent went came became led began gave taught held spoke had chose drew flew fed cut put rose stood understood undertook oversaw',
);
/** Actions of people after a name at the beginning of a sentence: any past form, and some present ones. */
const personDoes = new RegExp(
  String.raw`^\s(?:(?:also|then|later|now|currently|successfully|always)\s)?(?:has (?:been|worked|led|had|looked|cared|taught|served|kept|always)|(?:is|was) (?:an?|the|our|my|always|very)|works|joins?|brings|lives|leads|likes|loves|enjoys|holds|speaks|trains|gives|looks|cares|teaches|\p{L}{2,}ed|${didOtherwise})(?!\p{L})`,
  'iu',
);
/** Actions done to people only. */
const toPerson = /\b(?:hire|hired|recommend|recommended|thank|thanked|dear|promoted|trusted|met|named)\s+$/i;

/** A sentence that begins with a time: `From 2015 to 2018 Ruby was a nurse`. */
const beginsWithTime =
  /^\W*(?:(?:from|to|in|on|since|until|till|between|and|then|later|earlier|before|after|that|this|now|today|by|for|over|the|last|past|next|years?|months?|spring|summer|autumn|fall|winter|early|late|mid|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}|\d[\d/.]*)[\s,–—-]+)+$/iu;

/** Whether a first name or surname alone means the person: `Ruby has worked in Ruby for years`. */
export function isPerson(text: string, { start, end }: Span): boolean {
  const line = lineAround(text, { start, end });
  const before = text.slice(line.start, start);
  const sentence = before.replace(sentenceStart, '');
  const isFirst = before.replace(bullet, '').trim() === '' || sentence.trim() === '' || beginsWithTime.test(sentence);
  return toPerson.test(before) || (isFirst && personDoes.test(text.slice(end, line.end)));
}

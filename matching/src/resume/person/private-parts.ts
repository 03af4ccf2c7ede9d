import { findCertifications } from '../../taxonomy/certifications';
import { findLanguages } from '../../taxonomy/languages';
import { findSkills } from '../../taxonomy/skills';
import { statesPeriod } from '../../text/dates';
import { privateKind, withoutTimes } from '../../text/private-life';
import { fold } from '../../text/normalize';
import { hasPrivateWord } from '../../text/private-words';
import type { Span } from '../../text/span';
import { isPersonalLine } from './personal-data';

/** The end of a sentence or of a cell; `St. Mary` continues. */
const sentenceEnd =
  /(?<=[.!?])(?<!\b(?:\d{1,2}|St|Dr|Mrs?|Ms|Prof|Rev|No|Nr|\p{Lu})\.)\s+(?=\S)|(?<!\s)\s{0,3}[|;•·]\s{0,3}/gu;
const clauseEnd = /,\s+|(?<![\d.])\s[–—-]\s(?!\d|present|now|today|heute)/gi;
/** Papers next to private data: a license, a card, a pass. */
const held = /\b(?:licen[cs]\w*|cards?|pass|clearance|cleared|certifi\w*|degree|diploma|driv\w+|führerschein)\b/iu;

/** The parts of a text between matches of a pattern. */
function partsOf(text: string, ends: RegExp): Span[] {
  const parts: Span[] = [];
  let start = 0;
  for (const { index, 0: end } of text.matchAll(ends)) {
    parts.push({ start, end: index });
    start = index + end.length;
  }
  return [...parts, { start, end: text.length }];
}

/** Whether a clause next to a private one is about something that a job may require. */
const isJobRelevant = (clause: string): boolean =>
  held.test(clause) ||
  findLanguages(clause).length > 0 ||
  findCertifications(clause).length > 0 ||
  findSkills(clause).length > 0 ||
  (statesPeriod(clause) && /\p{L}{4}/u.test(withoutTimes(clause)));

/** The end of a private sentence: its first clause about something else. `Dutch citizen, crane licence current`. */
function endOf(sentence: string): number {
  const clauses = partsOf(sentence, clauseEnd);
  const [first] = clauses;
  if (!first || privateKind(sentence.slice(first.start, first.end)) !== 'person') return sentence.length;
  const next = clauses
    .slice(1)
    .map(({ start, end }) => ({ start, clause: sentence.slice(start, end) }))
    .find(({ clause }) => privateKind(clause) === '' && isJobRelevant(clause));
  return next?.start ?? sentence.length;
}

/** The private parts of a line, each with its separator. */
export function privateParts(line: string): Span[] {
  if (!hasPrivateWord(fold(line))) return [];
  const found: Span[] = [];
  const sentences = partsOf(line, sentenceEnd);
  sentences.forEach(({ start, end }, index) => {
    const sentence = line.slice(start, end);
    const isData = isPersonalLine(sentence);
    if (!isData && privateKind(sentence) === '') return;
    const length = isData ? sentence.length : endOf(sentence);
    const to = length === sentence.length ? (sentences[index + 1]?.start ?? line.length) : start + length;
    const last = found.at(-1);
    if (last && last.end >= start) last.end = to;
    else found.push({ start, end: to });
  });
  return found.map((part) => withSign(line, part));
}

const signs = /[\s|;•·]+$/u;

/** At the end of a line or sentence the separator before the part is removed, and the sentence keeps its end. */
function withSign(line: string, { start, end }: Span): Span {
  const before = line.slice(0, start).replace(signs, '').length;
  if (before === 0) return { start, end };
  if (end === line.length && !/[.!?]\s*$/u.test(line)) return { start: before, end };
  const isEndOfSentence = /[|;•·]\s*$/u.test(line.slice(0, start)) && /[.!?]\s*$/u.test(line.slice(start, end));
  return isEndOfSentence
    ? { start: before, end: start + line.slice(start, end).replace(/[.!?]\s*$/u, '').length }
    : { start: end === line.length ? before : start, end };
}

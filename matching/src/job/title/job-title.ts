import { titleScore } from '../../text/classify';
import { trimmedRange, trimSeparators } from '../../text/normalize';
import type { Found } from '../../text/span';
import type { JobLine } from '../job-sections';
import { mailHeader } from '../mail-headers';
import { bareTitle, forAll, isTitleLike } from './bare-title';
import { titleSought, unknownTitleSought } from './title-sentences';

/** `Job title:`, `Stelle:`. */
const label =
  /^(?:job title|position title|title|position|role|job|stelle|poste|puesto|vacancy|job opening|opening)\s*[:：-]\s*/i;
const subject = /^(?:(?:subject|betreff|re|fwd?)\s*:\s*)+/i;

/** A possible title. */
interface Candidate {
  value: string;
  score: number;
  start: number;
  end: number;
}

/** Instructions and contact data: such a line is no title. */
const reach = /\S@\S|\d{3,5}\)?[ .-]\d{3}[ .-]?\d{3,4}|^(?:contact|call|email|e-mail|phone|text|ask for)\b/i;
/** Terms after the label: `Position: Full-time, permanent`. */
const termsOnly = /^(?:full|part)[- ]?time\b|^(?:permanent|temporary|contract|casual|fixed[- ]term)\b/i;

const headLines = 40;
const linesOfTitles = 15;
const maxLineLength = 120;
const maxWords = 14;
/** Weights of a line in addition to its title score: the earlier, the more. */
const weights = { marked: 1.5, first: 0.8, lessEachLine: 0.1, looksApart: 0.3 };
/** Weights of a sentence. */
const weightsOfSentence = { first: 0.2, lessEachLine: 0.02 };

/** The title on a line of its own, with or without a label. */
function titleOfLine({ line }: JobLine, index: number): Candidate | null {
  const [from] = trimmedRange(line.text);
  const isLabelled = label.test(line.text);
  const raw = line.text.slice(from).replace(subject, '').replace(label, '');
  const value = raw.length <= maxLineLength && !reach.test(raw) ? bareTitle(raw) : '';
  if (value === '' || termsOnly.test(value)) return null;
  const isMarked = isLabelled || (forAll.test(line.text) && line.words.length <= maxWords);
  const isAlone = line.words.length <= maxWords && line.bulletDepth === 0 && !/[.!?]$/.test(line.text);
  if (!isMarked && !(isTitleLike(value) && isAlone && index < linesOfTitles)) return null;
  const at = line.text.indexOf(value);
  const start = line.start + Math.max(0, at);
  const looksApart = line.relativeSize > 1.1 || line.headingLevel > 0;
  const ofPlace = Math.max(0, weights.first - index * weights.lessEachLine);
  return {
    value,
    score: titleScore(value) + (isMarked ? weights.marked : 0) + ofPlace + (looksApart ? weights.looksApart : 0),
    start,
    end: at < 0 ? line.end : start + value.length,
  };
}

/** The title for which a sentence seeks somebody. */
function titleOfSentence({ line }: JobLine, index: number, isTitleLine: boolean): Candidate | null {
  const sought = titleSought(line.text, index === 0 && !isTitleLine);
  if (!sought) return null;
  const { title: value, at } = sought;
  const start = line.start + Math.max(0, line.text.indexOf(value, at));
  const score = titleScore(value) + weightsOfSentence.first - index * weightsOfSentence.lessEachLine;
  return { value, score, start, end: start + value.length };
}

/** An unlisted title: the capitalized words that the first line seeks, or the first line itself. */
function unknownTitle({ line }: JobLine): Found | null {
  const sought = unknownTitleSought(line.text.slice(0, maxLineLength));
  if (sought) {
    const start = line.start + Math.max(0, line.text.indexOf(sought.title, sought.at));
    return { value: sought.title, start, end: start + sought.title.length, confidence: 0.4 };
  }
  const isName = line.text.length <= 80 && !/[.!?]$/.test(line.text);
  return isName ? { value: bareTitle(line.text), start: line.start, end: line.end, confidence: 0.3 } : null;
}

const maxOthers = 5;

/**
 * Finds the job's title among its first lines; without a title line, in the sentence that seeks somebody.
 *
 * @returns The title or null, and other titles of the same position.
 */
export function readJobTitle(lines: readonly JobLine[]): { title: Found | null; others: string[] } {
  const stated = lines.filter(({ line }) => !mailHeader.test(line.text));
  const candidates = stated.slice(0, headLines).flatMap((line, index) => {
    const ofLine = titleOfLine(line, index);
    const ofSentence = titleOfSentence(line, index, ofLine !== null);
    return [ofLine, ofSentence].filter((candidate) => candidate !== null);
  });
  const best = [...candidates].sort((a, b) => b.score - a.score || a.start - b.start)[0];
  if (!best) return { title: stated[0] ? unknownTitle(stated[0]) : null, others: [] };
  const others = [...new Set(candidates.map(({ value }) => value))].filter(
    (value) => value.toLowerCase() !== best.value.toLowerCase() && isTitleLike(value),
  );
  const { value, start, end, score } = best;
  return { title: { value, start, end, confidence: Math.min(0.97, score / 2.2) }, others: others.slice(0, maxOthers) };
}

/** A title without the employer and anything after it on its line: `Sous Chef, The Tern & Tide, Galway`. */
export function titleWithout(title: Found, company: Found | null): Found {
  const at = company && company.start > title.start && company.end <= title.end ? company.start - title.start : -1;
  const value = at > 0 ? trimSeparators(title.value.slice(0, at)) : '';
  return value === '' ? title : { ...title, value, end: title.start + value.length };
}

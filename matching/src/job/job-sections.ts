import headings from '../../data/advertisements/headings.json' with { type: 'json' };
import type { LayoutLine } from '../text/layout-line';
import { phraseKey } from '../text/normalize';
import { anyOf, phrasesOf } from '../text/phrase-list';

/** Sections of a job description. */
export type JobSection = 'intro' | 'about' | 'duties' | 'required' | 'preferred' | 'benefits' | 'apply';

/** Words of headings before those that name the section. */
const beforeHeading = anyOf([
  'what',
  'the',
  'your',
  'our',
  'key',
  'about',
  'you',
  'main',
  'primary',
  'minimum',
  'basic',
  'general',
  'selection',
  'core',
  'job',
  'role',
  'preferred',
  'required',
  'essential',
  'desired',
  'typical',
  'inherent',
]);

/**
 * Sections by words of their headings; the first match wins: `Essential functions` are duties, `Essential` is a
 * requirement.
 */
const patterns: readonly { section: JobSection; pattern: RegExp; whole: RegExp }[] = headings.map(
  ({ section, words, alone }) => ({
    section: section as JobSection,
    pattern: new RegExp([anyOf(words), ...(alone.length > 0 ? [`^${anyOf(alone)}$`] : [])].join('|'), 'u'),
    whole: new RegExp(
      String.raw`^(?:${beforeHeading} )*${anyOf(words)}(?: ${anyOf([...words, 'points', 'benefits'])})?(?: of the (?:job|role))?$`,
      'u',
    ),
  }),
);

/** Words that are items of a list as well as headings. */
const itemWords = phrasesOf([
  'license*',
  'licence*',
  'certification*',
  'credential*',
  'education',
  'knowledge',
  'experience',
  'bonus',
  'plus',
  'salary',
  'package',
  'technologies',
]);

/** Whether a line is nothing but the words of a heading; a text that was pasted has no space above them. */
function isBareHeading(text: string): boolean {
  const key = phraseKey(text);
  return /^\p{Lu}/u.test(text) && !itemWords.test(key) && patterns.some(({ whole }) => whole.test(key));
}

/** Label before a colon. */
const labelled = /^([\p{L} '’/&-]{3,40})[:：]\s+(?=\S)/u;

/** A line of a job description with its section. */
export interface JobLine {
  line: LayoutLine;
  section: JobSection;
  /** The line is the heading itself. */
  isHeading: boolean;
  /** The heading above the line, or the line itself when it is one; empty above the first. */
  heading: string;
}

/** The section that a heading names. */
export function headingSection(text: string): JobSection | undefined {
  const key = phraseKey(text);
  return patterns.find(({ pattern }) => pattern.test(key))?.section;
}

const maxWordsOfHeading = 8;
/** Longest sentence that may introduce a list: `We're interested in hearing from people who have`. */
const maxWordsAboveList = 12;

const isAboveList = (lines: readonly LayoutLine[], index: number): boolean => (lines[index + 1]?.bulletDepth ?? 0) > 0;

/** A capitalized line between bullets: pasted text often has no blank line above its headings. */
const isBetweenBullets = (lines: readonly LayoutLine[], index: number): boolean =>
  isAboveList(lines, index) &&
  (lines[index - 1]?.bulletDepth ?? 0) > 0 &&
  /^\p{Lu}/u.test(lines[index]?.text.trim() ?? '');

/** Assigns each line of a job description to its section, by headings. */
export function jobLines(lines: readonly LayoutLine[]): JobLine[] {
  let section: JobSection = 'intro';
  let heading = '';
  return lines.map((line, index) => {
    const text = line.text.trim();
    const endsWithColon = /[:：]$/.test(text);
    const maxWords = isAboveList(lines, index) ? maxWordsAboveList : maxWordsOfHeading;
    const isShort =
      line.words.length <= maxWords && text.length <= 70 && line.bulletDepth === 0 && !/[.,;]$/.test(text);
    const looksApart =
      endsWithColon ||
      line.isBold ||
      line.isUpper ||
      line.headingLevel > 0 ||
      line.relativeSize > 1.08 ||
      line.spaceBefore > 0 ||
      isBetweenBullets(lines, index) ||
      isBareHeading(text) ||
      index === 0;
    if (isShort && looksApart && index > 0) {
      const named = headingSection(text);
      const isLabel = /[:：]\s+\S/.test(text);
      if (named && !isLabel) {
        section = named;
        heading = text;
        return { line, section, isHeading: true, heading };
      }
    }
    return { line, section: inlineSection(text) ?? section, isHeading: false, heading };
  });
}

/** The section of a line that starts with its own label: `Required: …`. */
function inlineSection(text: string): JobSection | undefined {
  const label = labelled.exec(text);
  return label?.[1] ? headingSection(label[1]) : undefined;
}

/** A line without the label that it starts with. */
export function withoutHeading(text: string): string {
  return inlineSection(text) ? text.replace(labelled, '') : text;
}

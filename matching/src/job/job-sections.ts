import headings from '../../data/advertisements/headings.json' with { type: 'json' };
import type { LayoutLine } from '../text/layout-line';
import { phraseKey } from '../text/normalize';
import { anyOf } from '../text/phrase-list';

/** Parts of a job description. */
export type JobSection = 'intro' | 'about' | 'duties' | 'required' | 'preferred' | 'benefits' | 'apply';

/** The parts by words of their headings; the first that fits is meant: `Essential functions` are tasks, `Essential` is asked. */
const patterns: readonly { section: JobSection; pattern: RegExp }[] = headings.map(({ section, words, alone }) => ({
  section: section as JobSection,
  pattern: new RegExp([anyOf(words), ...(alone.length > 0 ? [`^${anyOf(alone)}$`] : [])].join('|'), 'u'),
}));

/** Words before a colon that say what a line is about. */
const labelled = /^([\p{L} '’/&-]{3,40})[:：]\s+(?=\S)/u;

/** A line of a job description with the part it belongs to. */
export interface JobLine {
  line: LayoutLine;
  section: JobSection;
  /** The line is the heading itself. */
  isHeading: boolean;
  /** The heading above the line, or the line itself where it is one; empty above the first. */
  heading: string;
}

/** The part that words of a heading name. */
export function headingSection(text: string): JobSection | undefined {
  const key = phraseKey(text);
  return patterns.find(({ pattern }) => pattern.test(key))?.section;
}

const mostWordsOfHeading = 8;
/** What stands above a list of items may be a longer sentence: `We're interested in hearing from people who have`. */
const mostWordsAboveList = 12;

const isAboveList = (lines: readonly LayoutLine[], index: number): boolean => (lines[index + 1]?.bulletDepth ?? 0) > 0;

/** Tells for each line of a job description which part it belongs to, by its headings. */
export function jobLines(lines: readonly LayoutLine[]): JobLine[] {
  let section: JobSection = 'intro';
  let heading = '';
  return lines.map((line, index) => {
    const text = line.text.trim();
    const endsWithColon = /[:：]$/.test(text);
    const mostWords = isAboveList(lines, index) ? mostWordsAboveList : mostWordsOfHeading;
    const isShort =
      line.words.length <= mostWords && text.length <= 70 && line.bulletDepth === 0 && !/[.,;]$/.test(text);
    const looksApart =
      endsWithColon ||
      line.isBold ||
      line.isUpper ||
      line.headingLevel > 0 ||
      line.relativeSize > 1.08 ||
      line.spaceBefore > 0 ||
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

/** `Required: …` in one line is a part of its own. */
function inlineSection(text: string): JobSection | undefined {
  const label = labelled.exec(text);
  return label?.[1] ? headingSection(label[1]) : undefined;
}

/** What a line says behind the name of the part that it is, if it begins with one. */
export function withoutHeading(text: string): string {
  return inlineSection(text) ? text.replace(labelled, '') : text;
}

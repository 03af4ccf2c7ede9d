import type { ResumeSection } from '@portal/domain/resumes/parsed-resume';
import type { LayoutLine } from '../text/layout-line';
import { ColumnMemory } from './column-memory';
import { headingOfPhrase, inlineHeading, type Heading } from './section-headings';
import { joinWhere } from './wrapped-lines';

/** A part of a resume under one heading. */
export interface Section {
  kind: ResumeSection;
  /** Further kinds that its heading names. */
  also: ResumeSection[];
  heading: LayoutLine | null;
  lines: LayoutLine[];
}

const styleOf = (line: LayoutLine): string =>
  [line.isUpper ? 'U' : '', line.isBold ? 'B' : '', line.relativeSize.toFixed(1), line.headingLevel].join('/');

/** Sections that begin again and again inside a position: only a line in the headings' own style opens them there. */
const nestedInWork = new Set<ResumeSection>([
  'awards',
  'skills',
  'projects',
  'summary',
  'other',
  'header',
  'associations',
]);

/** What the headings of this document look like. */
interface HeadingStyle {
  styles: Map<string, number>;
  isDistinct: boolean;
  /** The headings stand out by capitals, weight or size. */
  isEmphatic: boolean;
}

function isShort(line: LayoutLine): boolean {
  return line.words.length > 0 && line.words.length <= 40 && line.text.length <= 70 && !/[.;,]$/.test(line.text.trim());
}

function learnStyle(lines: readonly LayoutLine[], found: readonly (Heading | undefined)[]): HeadingStyle {
  const styles = new Map<string, number>();
  const all = new Map<string, number>();
  lines.forEach((line, index) => {
    const style = styleOf(line);
    all.set(style, (all.get(style) ?? 0) + 1);
    const heading = found[index];
    if (heading?.isExact && !heading.isAmbiguous && line.bulletDepth === 0)
      styles.set(style, (styles.get(style) ?? 0) + 1);
  });
  const top = [...styles].sort((a, b) => b[1] - a[1])[0];
  const isEmphatic = top !== undefined && top[1] >= 2 && !/^\/\/(?:0|1\.0)/.test(top[0]);
  return {
    styles,
    isDistinct: top !== undefined && (all.get(top[0]) ?? 0) <= Math.max(top[1] * 2.5, 3),
    isEmphatic,
  };
}

function hasEmphasis(line: LayoutLine): boolean {
  return (
    line.isUpper ||
    line.isBold ||
    line.headingLevel > 0 ||
    line.relativeSize >= 1.08 ||
    line.text.trimEnd().endsWith(':')
  );
}

function isHeading(line: LayoutLine, heading: Heading, current: ResumeSection, style: HeadingStyle): boolean {
  if (style.isEmphatic && !hasEmphasis(line)) return false;
  const isInStyle = style.styles.has(styleOf(line));
  if (line.bulletDepth > 0 && !line.isBold && !line.isUpper) return false;
  const isPlainDocument = [...style.styles.keys()].every((key) => key.startsWith('//1.0/0'));
  if (current === 'work' && nestedInWork.has(heading.section) && (heading.isAmbiguous || !isInStyle)) {
    if (!isInStyle || !style.isDistinct) return false;
  }
  if (current === 'skills' && heading.section === 'skills') return isInStyle && hasEmphasis(line);
  if (current === 'header' && heading.section === 'header' && heading.isAmbiguous) return false;
  if (!heading.isExact) return isInStyle && style.isDistinct && (hasEmphasis(line) || line.spaceBefore > 0.5);
  if (!heading.isAmbiguous) return true;
  return isInStyle && (hasEmphasis(line) || (isPlainDocument && line.spaceBefore > 0));
}

/** A heading nobody listed: it looks exactly as the others do, and they are larger than the text. */
function isUnknownHeading(line: LayoutLine, style: HeadingStyle): boolean {
  const count = style.styles.get(styleOf(line)) ?? 0;
  const isLarge = line.relativeSize >= 1.08 || line.headingLevel > 0;
  return (
    count >= 2 &&
    isLarge &&
    style.isDistinct &&
    line.words.length <= 5 &&
    line.gaps.length === 0 &&
    !/\d/.test(line.text)
  );
}

const inlineSections = new Set<ResumeSection>([
  'skills',
  'languages',
  'certifications',
  'summary',
  'education',
  'awards',
  'associations',
  'other',
  'references',
  'publications',
]);

/** Labels of one's data and of a position's parts: they do not open a section inside of those. */
function isLabelHere(heading: Heading, current: ResumeSection, isBold: boolean): boolean {
  if (!inlineSections.has(heading.section)) return true;
  if (current === 'skills')
    return heading.section === 'skills' || heading.section === 'languages' || heading.section === 'other';
  if (current === 'education') return heading.section !== 'skills' || !isBold;
  if (current === 'work' || current === 'projects')
    return heading.section !== 'education' && heading.section !== 'languages' && heading.section !== 'certifications';
  return heading.isAmbiguous;
}

function lineFrom(line: LayoutLine, offset: number): LayoutLine {
  const text = line.text.slice(offset);
  return {
    ...line,
    text,
    start: line.start + offset,
    gaps: line.gaps.map((gap) => gap - offset).filter((gap) => gap > 0),
  };
}

/** Joins a heading that a narrow column broke: `EDUCATION AND` over `TRAINING`. */
function joinBrokenHeadings(lines: readonly LayoutLine[]): LayoutLine[] {
  return joinWhere(lines, (line, next) => {
    if (!hasEmphasis(line) || styleOf(line) !== styleOf(next) || line.words.length > 3 || next.words.length > 3)
      return false;
    const phrase = `${line.text} ${next.text}`;
    const whole = headingOfPhrase(phrase);
    return (
      (whole?.isExact === true && headingOfPhrase(next.text)?.isExact !== true) ||
      (whole !== undefined && /(?:&|\band|,)\s*$/i.test(line.text))
    );
  });
}

/**
 * Cuts a resume into sections by the words and the looks of its headings.
 * @returns the sections in reading order; the first is always the `header`, which may be empty.
 */
export function splitSections(source: readonly LayoutLine[]): Section[] {
  const lines = joinBrokenHeadings(source);
  const headings = lines.map((line) => (isShort(line) ? headingOfPhrase(line.text) : undefined));
  const style = learnStyle(lines, headings);
  const columns = new ColumnMemory();
  let current: Section = { kind: 'header', also: [], heading: null, lines: [] };
  const sections = [current];
  const open = (kind: ResumeSection, also: ResumeSection[], heading: LayoutLine | null): void => {
    current = { kind, also, heading, lines: [] };
    sections.push(current);
  };
  lines.forEach((line, index) => {
    const moved = columns.sectionOf(line);
    if (moved && moved !== current) {
      open(moved.kind, moved.also, null);
    }
    const heading = headings[index];
    if (heading && isHeading(line, heading, current.kind, style)) {
      open(heading.section, heading.also, line);
    } else if (!heading && current.kind !== 'header' && isShort(line) && isUnknownHeading(line, style)) {
      open('other', [], line);
    } else {
      const inline = inlineHeading(line);
      if (inline && !isLabelHere(inline, current.kind, line.isBold)) {
        open(inline.section, inline.also, line);
        current.lines.push(lineFrom(line, inline.contentStart));
      } else {
        current.lines.push(line);
      }
    }
    columns.remember(line, current);
  });
  return sections;
}

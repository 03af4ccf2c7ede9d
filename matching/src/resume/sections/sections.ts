import type { ResumeSection } from '@portal/domain/resumes/parsed-resume';
import { titleScore } from '../../text/classify';
import { partOf, type LayoutLine } from '../../text/layout-line';
import { ColumnMemory } from '../lines/column-memory';
import { isSchoolName } from '../education/school-names';
import { headingOfPhrase, inlineHeading, type Heading } from './section-headings';
import type { Section } from './section';
import { liftHeadingMargin } from './heading-margin';
import { splitMarginHeadings } from './margin-headings';
import { phraseKey } from '../../text/normalize';
import { joinWhere } from '../lines/wrapped-lines';

/** The style of a line, as far as it distinguishes headings. */
export const styleOf = (line: LayoutLine): string =>
  [line.isUpper ? 'U' : '', line.isBold ? 'B' : '', line.relativeSize.toFixed(1), line.headingLevel].join('/');

/** Sections that also occur inside positions: there only a line in the headings' own style opens them. */
const nestedInWork = new Set<ResumeSection>([
  'awards',
  'skills',
  'projects',
  'summary',
  'other',
  'header',
  'associations',
]);

/** The style of headings in this document. */
interface HeadingStyle {
  styles: Map<string, number>;
  /** Styles of ambiguous headings. */
  ambiguous: Set<string>;
  /** The left edges and centers of headings by style. */
  places: Map<string, { left: number; middle: number }[]>;
  isDistinct: boolean;
  /** The headings are prominent by capitals, weight or size. */
  isEmphatic: boolean;
}

function isShort(line: LayoutLine): boolean {
  return line.words.length > 0 && line.words.length <= 40 && line.text.length <= 70 && !/[.;,]$/.test(line.text.trim());
}

const placeOf = ({ left, right }: { left: number; right: number }): { left: number; middle: number } => ({
  left,
  middle: (left + right) / 2,
});

/** Whether a line is aligned with the headings of its style, flush or centered. */
function isInPlace(line: LayoutLine, { places }: HeadingStyle): boolean {
  const known = places.get(styleOf(line));
  if (!line.box || !known) return true;
  const { left, middle } = placeOf(line.box);
  return known.some((place) => Math.abs(place.left - left) <= 6 || Math.abs(place.middle - middle) <= 8);
}

function learnStyle(lines: readonly LayoutLine[], found: readonly (Heading | undefined)[]): HeadingStyle {
  const styles = new Map<string, number>();
  const all = new Map<string, number>();
  const ambiguous = new Set<string>();
  const places: HeadingStyle['places'] = new Map();
  lines.forEach((line, index) => {
    const style = styleOf(line);
    all.set(style, (all.get(style) ?? 0) + 1);
    const heading = found[index];
    if (heading?.isExact && heading.isAmbiguous) ambiguous.add(style);
    if (!heading?.isExact || heading.isAmbiguous || line.bulletDepth > 0) return;
    styles.set(style, (styles.get(style) ?? 0) + 1);
    if (line.box) places.set(style, [...(places.get(style) ?? []), placeOf(line.box)]);
  });
  const top = [...styles].sort((a, b) => b[1] - a[1])[0];
  const isEmphatic = top !== undefined && top[1] >= 2 && !/^\/\/(?:0|1\.0)/.test(top[0]);
  return {
    styles,
    ambiguous,
    places,
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

/** Minimum space above the heading of a section, in letter heights. */
const minAbove = 0.1;

/** Lists whose entries may have the name of the list: `Endorsements`. */
const isList = (kind: ResumeSection): boolean => kind === 'skills' || kind === 'certifications';

function isHeading(line: LayoutLine, heading: Heading, current: ResumeSection, style: HeadingStyle): boolean {
  if (style.isEmphatic && !hasEmphasis(line)) return false;
  if (!heading.isExact && current === 'header' && titleScore(line.text) >= 0.6) return false;
  const isInStyle = style.styles.has(styleOf(line));
  if (line.bulletDepth > 0 && !line.isBold && !line.isUpper) return false;
  const isPlainDocument = [...style.styles.keys()].every((key) => key.startsWith('//1.0/0'));
  if (current === 'work' && nestedInWork.has(heading.section) && (heading.isAmbiguous || !isInStyle)) {
    if (!isInStyle || !style.isDistinct) return false;
  }
  if (isList(current) && heading.section === current)
    return (
      isInStyle && hasEmphasis(line) && (current === 'skills' || line.box === null || line.spaceBefore >= minAbove)
    );
  if (current === 'header' && heading.section === 'header' && heading.isAmbiguous) return false;
  if (!heading.isExact) return isInStyle && style.isDistinct && (hasEmphasis(line) || line.spaceBefore > 0.5);
  if (!heading.isAmbiguous) return true;
  return isInStyle && (hasEmphasis(line) || (isPlainDocument && line.spaceBefore > 0));
}

/** Whether a line is an unlisted heading: it has the style of the others, and they are larger than the text. */
function isUnknownHeading(line: LayoutLine, style: HeadingStyle): boolean {
  const sure = style.styles.get(styleOf(line)) ?? 0;
  const count = sure + (sure > 0 && style.ambiguous.has(styleOf(line)) ? 1 : 0);
  const isLarge = line.relativeSize >= 1.08 || line.headingLevel > 0;
  return (
    count >= 2 &&
    isLarge &&
    style.isDistinct &&
    line.words.length <= 5 &&
    line.gaps.length === 0 &&
    !/\d/.test(line.text) &&
    isInPlace(line, style)
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

/** Minimum space above a line that is set apart from the entry above, in letter heights. */
const blockSpace = 0.5;
/** Sections that a label inside an education entry does not name. */
const outsideSchools = new Set<ResumeSection>(['skills', 'certifications', 'languages']);

/** Whether a label belongs to personal data or a position's parts and does not open a section. */
function isLabelHere(heading: Heading, current: ResumeSection, { isBold, spaceBefore }: LayoutLine): boolean {
  if (!inlineSections.has(heading.section)) return true;
  if (current === 'skills')
    return heading.section === 'skills' || heading.section === 'languages' || heading.section === 'other';
  if (current === 'education') {
    const isSetApart = spaceBefore >= blockSpace && !heading.isAmbiguous && outsideSchools.has(heading.section);
    return !(isSetApart || (heading.section === 'skills' && isBold));
  }
  if (current === 'work' || current === 'projects')
    return heading.section !== 'education' && heading.section !== 'languages' && heading.section !== 'certifications';
  return heading.isAmbiguous;
}

/** Whether the words are certainly a section name. */
function isSureHeading(text: string): boolean {
  const heading = headingOfPhrase(text);
  return heading?.isExact === true && !heading.isAmbiguous;
}

/** Joins a heading that a narrow column broke: `EDUCATION AND` over `TRAINING`. */
function joinBrokenHeadings(lines: readonly LayoutLine[]): LayoutLine[] {
  return joinWhere(lines, (line, next) => {
    if (!hasEmphasis(line) || styleOf(line) !== styleOf(next) || line.words.length > 3 || next.words.length > 3)
      return false;
    const phrase = `${line.text} ${next.text}`;
    const whole = headingOfPhrase(phrase);
    return (
      (whole?.isExact === true && !isSureHeading(next.text)) ||
      (whole !== undefined && /(?:&|\band|,)\s*$/i.test(line.text))
    );
  });
}

/** Phrases that repeat in each position, such as `Highlights`; section names occur only once. */
function repeatedLabels(lines: readonly LayoutLine[], found: readonly (Heading | undefined)[]): Set<string> {
  const counts = new Map<string, number>();
  found.forEach((heading, index) => {
    if (!heading || !nestedInWork.has(heading.section)) return;
    const phrase = phraseKey(lines[index]?.text ?? '');
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  });
  return new Set([...counts].filter(([, count]) => count >= 2).map(([phrase]) => phrase));
}

/**
 * Joins a heading in two languages that a narrow column broke: `Experiencia /` next to the first line of its section.
 */
function joinHalves(sections: readonly Section[]): Section[] {
  const joined: Section[] = [];
  for (const section of sections) {
    const last = joined[joined.length - 1];
    const isHalf = last?.kind === section.kind && section.heading !== null && /\/\s*$/.test(last.heading?.text ?? '');
    if (last && isHalf) last.lines.push(...section.lines);
    else joined.push(section);
  }
  return joined;
}

/** Whether a line looks like an unlisted heading and is not a title or school of the current section. */
const beginsUnknown = (line: LayoutLine, kind: ResumeSection, style: HeadingStyle): boolean =>
  kind !== 'header' &&
  isShort(line) &&
  isUnknownHeading(line, style) &&
  !(kind === 'work' && titleScore(line.text) >= 1) &&
  !(kind === 'education' && isSchoolName(line.text));

/**
 * Splits a resume into sections by the words and style of its headings.
 * @returns the sections in reading order; the first is always the `header`, which may be empty.
 */
export function splitSections(source: readonly LayoutLine[]): Section[] {
  const margin = liftHeadingMargin(source);
  const { lines, sure } = splitMarginHeadings(joinBrokenHeadings(margin?.lines ?? source));
  const phrases = lines.map((line) => (isShort(line) ? headingOfPhrase(line.text) : undefined));
  const labels = repeatedLabels(lines, phrases);
  const headings = phrases.map((heading, index) =>
    heading && labels.has(phraseKey(lines[index]?.text ?? '')) ? undefined : heading,
  );
  const sureAt = lines.map((line) => sure.has(line));
  const style = learnStyle(
    lines,
    headings.map((heading, index) => (sureAt[index] ? undefined : heading)),
  );
  const isInMargin = (line: LayoutLine): boolean => margin?.names.has(line) === true;
  const columns = new ColumnMemory();
  let current: Section = { kind: 'header', also: [], heading: null, lines: [] };
  const sections = [current];
  const open = (kind: ResumeSection, also: ResumeSection[], heading: LayoutLine | null): void => {
    current = { kind, also, heading, lines: [] };
    sections.push(current);
  };
  lines.forEach((line, index) => {
    const moved = columns.sectionOf(line);
    if (moved && moved !== current) open(moved.kind, moved.also, null);
    const heading = headings[index];
    if (heading && (sure.has(line) || isInMargin(line) || isHeading(line, heading, current.kind, style))) {
      open(heading.section, heading.also, line);
    } else if (isInMargin(line) || (!phrases[index] && beginsUnknown(line, current.kind, style))) {
      open('other', [], line);
    } else {
      const inline = inlineHeading(line);
      if (inline && !isLabelHere(inline, current.kind, line)) {
        open(inline.section, inline.also, line);
        current.lines.push(partOf(line, inline.contentStart));
      } else {
        current.lines.push(line);
      }
    }
    columns.remember(line, current);
  });
  return joinHalves(sections);
}

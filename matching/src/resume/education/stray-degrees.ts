import { findDegrees } from '../../taxonomy/degrees';
import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { isSchoolName } from './school-names';
import type { Section } from '../sections/section';
import { findSubjectDegree } from './subject-degrees';

/**
 * Maximum number of characters before the degree at the beginning of a line: a quotation mark, an unrecognized bullet.
 */
const leadingEdge = 2;
const maxLineLength = 160;

/**
 * Whether a line is an education entry in the order used without headings: `BSc Midwifery, University of Leeds, 2015`.
 */
export function isDegreeLine(text: string): boolean {
  if (text.length > maxLineLength) return false;
  const degree = findSubjectDegree(text) ?? findDegrees(text)[0];
  if (!degree || degree.start > leadingEdge) return false;
  return isSchoolName(text) || findDates(text).some(({ isRange }) => !isRange);
}

/** Sections whose text may mention a degree. */
const around: ReadonlySet<string> = new Set(['work', 'summary', 'other']);

/**
 * Gives degrees among the positions a section of their own when the resume has no education section: without headings
 * they follow the last employer.
 */
export function liftStrayDegrees(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind, lines }) => kind === 'education' && lines.length > 0)) return [...sections];
  const isStray = (line: LayoutLine): boolean => line.bulletDepth === 0 && isDegreeLine(line.text);
  const stray = new Set(sections.filter(({ kind }) => around.has(kind)).flatMap(({ lines }) => lines.filter(isStray)));
  if (stray.size === 0) return [...sections];
  const left = sections.map((section) => ({ ...section, lines: section.lines.filter((line) => !stray.has(line)) }));
  return [...left, { kind: 'education', heading: null, also: [], lines: [...stray] }];
}

import { findCertifications } from '../taxonomy/certifications';
import { findDegrees } from '../taxonomy/degrees';
import { titleScore } from '../text/classify';
import { findDates } from '../text/dates';
import type { LayoutLine } from '../text/layout-line';
import type { Section } from './sections';

/** Sections that may hold positions when nothing in the resume is headed as work. */
const mayHoldWork = new Set(['header', 'summary', 'other']);
const longestHead = 120;
/** A year is enough for who writes without headings. */
const contactLine = /@|\(\d{3}\)|\+\d/;

const hasPeriod = (line: LayoutLine): boolean =>
  line.text.length <= longestHead * 2 &&
  !contactLine.test(line.text) &&
  findDates(line.text).some((date) => date.isRange);

/** Whether the line before a line of dates is the head of its position: a title by itself. */
function leads(line: LayoutLine | undefined): boolean {
  return (
    line?.bulletDepth === 0 &&
    line.text.length <= longestHead &&
    !contactLine.test(line.text) &&
    titleScore(line.text) >= 1
  );
}

/** What a line after the first position is: a degree, a licence, or still work. */
function kindOf(line: LayoutLine): 'work' | 'education' | 'certifications' {
  if (line.bulletDepth > 0 || line.text.length > longestHead || hasPeriod(line)) return 'work';
  const text = line.text.trim();
  const degree = findDegrees(text)[0];
  if ((degree?.start ?? 9) <= 3) return 'education';
  const certified = findCertifications(text);
  const covered = certified.reduce((sum, { start, end }) => sum + end - start, 0);
  const isCertificate = (certified[0]?.start ?? 9) <= 3 || covered / text.length > 0.5;
  return isCertificate ? 'certifications' : 'work';
}

/**
 * Many people write their positions under their name without a heading. Where no section is headed as work, the lines
 * from the first period on become one, with the degrees and licences among them put into sections of their own.
 */
export function withUnheadedWork(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind, lines }) => kind === 'work' && lines.length > 0)) return [...sections];
  return sections.flatMap((section) => {
    const first = mayHoldWork.has(section.kind) ? section.lines.findIndex(hasPeriod) : -1;
    if (first < 0) return [section];
    const from = leads(section.lines[first - 1]) && first > 1 ? first - 1 : first;
    const parts: Section[] = [{ ...section, lines: section.lines.slice(0, from) }];
    for (const line of section.lines.slice(from)) {
      const kind = kindOf(line);
      const last = parts[parts.length - 1];
      if (last?.kind === kind && parts.length > 1) last.lines.push(line);
      else parts.push({ kind, also: [], heading: null, lines: [line] });
    }
    return parts;
  });
}

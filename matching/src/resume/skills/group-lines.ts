import { lookUpSkill } from '../../taxonomy/skills';
import type { LayoutLine } from '../../text/layout-line';
import { headingOfPhrase } from '../sections/section-headings';
import { listSeparator, splitItems } from './list-items';
import { skillLevel, trailingLevel } from './skill-level';

/** Whether a line is more prominent than the one below it, which is not just a level. */
const isProminent = (line: LayoutLine, next: LayoutLine | undefined): boolean =>
  next !== undefined &&
  line.bulletDepth === 0 &&
  line.words.length <= 5 &&
  !isLevels(next) &&
  ((line.isBold && !next.isBold) || line.relativeSize > next.relativeSize + 0.15);

/** Whether a line has only levels of the skills above: `Advanced    Beginner`. */
export const isLevels = (line: LayoutLine): boolean =>
  line.words.length <= 8 && splitItems(line.text, line.gaps).every(({ text }) => skillLevel.test(text));

/** Whether a line only names a group of the skills below. */
export function isGroupLabel(line: LayoutLine, next: LayoutLine | undefined): boolean {
  if (/[:：]\s*$/.test(line.text)) return !trailingLevel.test(line.text);
  if (!next) return false;
  if (line.bulletDepth > 0) return next.bulletDepth > line.bulletDepth && line.words.length <= 5;
  const heading = headingOfPhrase(line.text);
  if (heading?.section === 'skills' && heading.isExact) return true;
  if (!isProminent(line, next) || line.gaps.length > 0) return false;
  return lookUpSkill(line.text) === undefined || headingOfPhrase(line.text) !== undefined;
}

/** Repeated prominent lines above plainer ones: names of groups, even when they are skills. */
export function prominentLabels(lines: readonly LayoutLine[]): Set<number> {
  const found = lines.flatMap((line, index) =>
    line.gaps.length === 0 && isProminent(line, lines[index + 1]) && !listSeparator.test(line.text) ? [index] : [],
  );
  const areLarger = found.every(
    (index) => (lines[index]?.relativeSize ?? 0) > (lines[index + 1]?.relativeSize ?? 0) + 0.15,
  );
  return new Set(found.length >= 2 && (found[0] === 0 || areLarger) ? found : []);
}

/** Single entries that alternate with lines of several: names of groups. */
export function alternatingLabels(lines: readonly LayoutLine[]): Set<number> {
  const counts = lines.map((line) => (line.bulletDepth > 0 ? 0 : splitItems(line.text, line.gaps).length));
  const single = counts.flatMap((count, index) => (count === 1 ? [index] : []));
  const areLabels = single.length >= 2 && single.every((index) => (counts[index + 1] ?? 0) >= 2);
  return new Set(areLabels ? single : []);
}

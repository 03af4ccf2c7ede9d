import { companyScore, isProse, startsWithVerb, titleScore } from '../../text/classify';
import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';

/** Whether a line is only a period. */
function isPeriodAlone({ text, bulletDepth }: LayoutLine): boolean {
  const [period, ...others] = findDates(text);
  const rest = period ? text.slice(0, period.start) + text.slice(period.end) : text;
  return bulletDepth === 0 && period?.isRange === true && others.length === 0 && !/[\p{L}\d]/u.test(rest);
}

/** Whether a bulleted line names a position: a title, and an employer behind a sign. */
function namesPosition({ text, bulletDepth }: LayoutLine): boolean {
  const [first = '', ...others] = text.split(/, | [|–—-] | at /);
  return (
    bulletDepth > 0 &&
    text.length <= 110 &&
    !text.replace(/(?:Inc|Ltd|Co|Corp)\.$/, '').endsWith('.') &&
    ((titleScore(first) >= 1 && others.length > 0) ||
      (companyScore(first) >= 0.5 && titleScore(others[0] ?? '') >= 1)) &&
    !(startsWithVerb(text) && isProse(text))
  );
}

/**
 * Removes the bullet of the first line below each period that is a heading, when these lines name the positions:
 * `Mar 2021 - Present` over `• Head Nurse, Lakeshore Clinic`.
 */
export function liftBulletedHeads(lines: readonly LayoutLine[]): readonly LayoutLine[] {
  const below = lines.flatMap((line, at) =>
    at > 0 && line.bulletDepth > 0 && isPeriodAlone(lines[at - 1] ?? line) ? [at] : [],
  );
  const periods = lines.filter(isPeriodAlone).length;
  const areHeads =
    below.length > 0 &&
    below.length === periods &&
    lines.every((line, at) => !below.includes(at) || namesPosition(line));
  return areHeads ? lines.map((line, at) => (below.includes(at) ? { ...line, bulletDepth: 0 } : line)) : lines;
}

import { findCertifications } from '../../taxonomy/certifications';
import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { trimSeparators } from '../../text/normalize';
import { withoutDates } from './certificate-details';
import { isBody, isIssuer } from './issuers';
import { joinLines, mayContinue, type ColumnWidths } from '../lines/wrapped-lines';

/** Minimum extra space between entries, in letter heights. */
const apart = 0.4;
const maxWithinEntry = 0.2;
/** Minimum number of bold names with details below to recognize a list. */
const minNames = 2;
const maxDetailLength = 90;

export const isDateOnly = (line: LayoutLine): boolean => trimSeparators(withoutDates(line.text).text).length < 3;
const isDated = ({ text }: LayoutLine): boolean => findDates(text).length > 0;
const isKnown = ({ text }: LayoutLine): boolean => findCertifications(text).length > 0;
const hasIssuer = ({ text }: LayoutLine): boolean => isIssuer(text) || isBody(trimSeparators(withoutDates(text).text));

/** The issuer and date lines below bold names, in lists that alternate between names and details. */
export function linesUnderNames(lines: readonly LayoutLine[]): Set<LayoutLine> {
  const names = lines.filter((line) => line.isBold && !isDateOnly(line));
  const details = lines.filter((line) => !line.isBold && !isDateOnly(line));
  const isStated = details.every((line) => line.text.length <= maxDetailLength && (isDated(line) || hasIssuer(line)));
  const isAlternating = lines.every(
    (line, index) => line.isBold || isDateOnly(line) || (index > 0 && lines[index - 1]?.isBold === true),
  );
  const areNames = names.filter(isKnown).length >= details.filter(isKnown).length;
  if (names.length < minNames || details.length === 0 || !lines[0]?.isBold) return new Set();
  const hasBullets = lines.some(({ bulletDepth }) => bulletDepth > 0);
  return isStated && isAlternating && areNames && !hasBullets ? new Set(details) : new Set();
}

/** Joins names that wrapped in lists whose entries are set apart and have further lines. */
export function joinBlockNames(lines: readonly LayoutLine[], widths: ColumnWidths): readonly LayoutLine[] {
  const starts = lines.flatMap(({ spaceBefore }, index) => (index === 0 || spaceBefore >= apart ? [index] : []));
  if (starts.length < minNames) return lines;
  return starts.flatMap((start, order) => {
    const block = lines.slice(start, starts[order + 1] ?? lines.length);
    const [name, next, ...rest] = block;
    if (!name || !next) return block;
    const isBroken = isBoldBroken(name, next, rest) || isPlainBroken(name, next, widths);
    return isBroken ? [joinLines(name, next), ...rest] : block;
  });
}

/** Whether a bold name continues in the next line of its entry, above lines of details. */
const isBoldBroken = (name: LayoutLine, next: LayoutLine, rest: readonly LayoutLine[]): boolean =>
  name.isBold &&
  next.isBold &&
  next.spaceBefore < maxWithinEntry &&
  !isDateOnly(next) &&
  !isDated(name) &&
  !hasIssuer(next) &&
  rest.some((line) => !line.isBold || isDateOnly(line)) &&
  mayContinue(name, next);

/** A lone noun such as `Association` is the end of a wrapped name. */
const isIssuerOnly = (text: string): boolean => isIssuer(text) && (!isBody(text) || text.includes(' '));

/** Maximum number of words of a wrapped name in its second line. */
const maxLeft = 3;
/** The issuer in brackets below a name: `(Courselist)`. */
const inBrackets = /^\([^()\d]{2,40}\)$/;

/**
 * Whether a name that is not bold continues in the next line of its entry: the next word did not fit, or it ends with a
 * comma.
 */
function isPlainBroken(name: LayoutLine, next: LayoutLine, widths: ColumnWidths): boolean {
  if (name.isBold || name.box === null || next.spaceBefore >= maxWithinEntry || !mayContinue(name, next)) return false;
  if (inBrackets.test(next.text)) return true;
  const left = trimSeparators(withoutDates(next.text).text);
  const isName = !isDateOnly(next) && !isDated(name) && left.split(' ').length <= maxLeft && !isIssuerOnly(left);
  const isOther = findCertifications(left)[0]?.start === 0;
  return isName && !isOther && (name.text.endsWith(',') || widths.isFull(name, next));
}

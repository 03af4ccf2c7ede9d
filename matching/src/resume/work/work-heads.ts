import { startsWithBareVerb, startsWithVerb } from '../../text/classify';
import { endsWithLegalForm } from '../../text/legal-forms';
import type { LayoutLine } from '../../text/layout-line';
import { isCareerBreak } from './career-breaks';
import { segmentsOf, type Segment } from './segments';
import type { MarkedLine } from './work-lines';

/** Whether there is more space before a line than usual. */
function isApart(marked: MarkedLine, typical: number): boolean {
  return marked.line.spaceBefore > Math.max(typical + 0.25, typical * 1.6);
}

/** Whether a line may belong to the head of the position whose date line is below it. */
function canLead(marked: MarkedLine | undefined, anchor: MarkedLine): boolean {
  if (!marked?.isHeadish || marked.isAnchor) return false;
  if (
    startsWithVerb(marked.line.text) &&
    !marked.line.isBold &&
    !isEmployerByForm(marked) &&
    segmentsOf(marked.line, [], 0).every((segment) => segment.title < 1)
  )
    return false;
  const [above, below] = [marked.line.box, anchor.line.box];
  if (
    above &&
    below &&
    marked.line.page === anchor.line.page &&
    above.left > below.left + 60 &&
    above.right > below.left
  )
    return false;
  return true;
}

/** A name in capitals, which tasks do not have: `Serve & Delight Catering`. */
const capitals = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|&|and|of|the|for)){1,5}$/u;

/**
 * Whether a line is an employer whose first word is also a verb, with a legal form or its town after it. Other forms of
 * verbs begin tasks: `Led Sales Team, Dublin`.
 */
function isEmployerByForm({ line }: MarkedLine): boolean {
  const [name, ...others] = segmentsOf(line, [], 0);
  if (!name || line.bulletDepth > 0 || !startsWithBareVerb(name.text) || !capitals.test(name.text)) return false;
  return others.length > 0 ? others.every(({ isPlace }) => isPlace) : endsWithLegalForm(name.text);
}

/** The usual space above a line. */
export function typicalSpace(lines: readonly LayoutLine[]): number {
  const spaces = lines.map((line) => line.spaceBefore).sort((a, b) => a - b);
  return spaces[Math.floor(spaces.length / 2)] ?? 0;
}

/**
 * Number of lines above the date line in the head of the section's first position.
 * @param floor The first line that may belong to it.
 */
export function leadCount(marked: readonly MarkedLine[], first: number, floor: number): number {
  let count = 0;
  const anchor = marked[first];
  if (!anchor) return 0;
  while (count < 3 && first - count - 1 >= floor && canLead(marked[first - count - 1], anchor)) count++;
  return count;
}

const namesOf = (marked: readonly MarkedLine[]): Segment[] =>
  marked
    .flatMap((line, index) => segmentsOf(line.line, line.dates, index))
    .filter((segment) => !segment.isPlace && segment.isKind !== true);

/** Whether a head has title and employer up to its date line, so that neither is below. */
export function isNamedAbove(head: readonly MarkedLine[]): boolean {
  const names = namesOf(head);
  return head.length >= 3 && names.length >= 2 && names.some(({ title }) => title >= 1);
}

/** Sizes of the lines of the section's first head, from the date upwards, and of most other lines. */
export interface HeadLooks {
  above: number[];
  body: number;
}

/** Learns the style of heads from the first one of a section. */
export function learnLooks(marked: readonly MarkedLine[], first: number, lead: number): HeadLooks {
  const sizes = marked.slice(first + 1).map(({ line }) => line.relativeSize);
  sizes.sort((one, other) => one - other);
  const above = marked.slice(first - lead, first).map(({ line }) => line.relativeSize);
  return { above: above.reverse(), body: sizes[Math.floor(sizes.length / 2)] ?? 0 };
}

const lookOf = ({ line }: MarkedLine): string =>
  `${String(line.isBold)}/${String(line.isItalic)}/${line.relativeSize.toFixed(2)}`;

/**
 * Whether the line above a title with its period has the style of the section's first line, and the title's line has
 * not.
 */
function isEmployerAbove(marked: readonly MarkedLine[], anchor: number, floor: number): boolean {
  const [first, above, date] = [marked[0], marked[anchor - 1], marked[anchor]];
  if (!first || !above || !date || anchor - 1 < floor || floor === 0 || !canLead(above, date)) return false;
  return lookOf(first) === lookOf(above) && lookOf(first) !== lookOf(date) && above.line.bulletDepth === 0;
}

/** Number of lines above an anchor that belong to its head. */
export function headStart(
  marked: readonly MarkedLine[],
  anchor: number,
  floor: number,
  { looks, typical }: { looks: HeadLooks; typical: number },
): number {
  const date = marked[anchor];
  const lead = looks.above.length;
  if (!date) return anchor;
  if (lead === 0) return isEmployerAbove(marked, anchor, floor) ? anchor - 1 : anchor;
  let start = anchor;
  while (anchor - start < lead && start - 1 >= floor && canLead(marked[start - 1], date)) {
    const above = marked[start - 1];
    const current = marked[start];
    if (current && above && isApart(current, typical) && start !== anchor && !isHeadedBy(current, above)) break;
    const isSure = isBulleted(marked, floor, start) || isTopOfPage(marked, anchor, lead);
    if (above && floor > 0 && isBody(above, anchor - start, looks) && !isSure) break;
    if (above && floor > 0 && !namesWhole(above) && isContinuation(marked, start - 1)) break;
    start--;
  }
  return start;
}

/** Whether a bold employer is farther from the text above it than from the title below. */
const isHeadedBy = (title: MarkedLine, { line }: MarkedLine): boolean =>
  line.isBold && !title.line.isBold && line.spaceBefore > title.line.spaceBefore;

/** Minimum extra size of a head's letters, when size distinguishes heads. */
const larger = 0.05;

/** Whether a line has the size of descriptions, and its counterpart in the first head is larger. */
const isBody = ({ line }: MarkedLine, at: number, { above, body }: HeadLooks): boolean =>
  (above[at] ?? 0) > body + larger && line.relativeSize < body + larger / 2;

/** Whether a page begins with as many lines above a date line as heads have, so that they are its head. */
const isTopOfPage = (marked: readonly MarkedLine[], anchor: number, lead: number): boolean =>
  marked[anchor - lead]?.line.page === marked[anchor]?.line.page &&
  marked[anchor - lead - 1]?.line.page !== marked[anchor]?.line.page;

/** Whether the previous position's description has bullets, so that any line without one begins the next. */
const isBulleted = (marked: readonly MarkedLine[], floor: number, end: number): boolean =>
  marked.slice(floor, end).some(({ line }) => line.bulletDepth > 0);

/** Whether a line has a title and an employer, which the rest of a task does not. */
function namesWhole({ line, dates }: MarkedLine): boolean {
  const names = segmentsOf(line, dates, 0).filter(({ isPlace }) => !isPlace);
  const titled = names.filter(({ title }) => title >= 1).length;
  return titled > 0 && titled < names.length && names.some(({ title }) => title < 0.6);
}

/** Whether a line continues the wrapped bullet above it. */
function isContinuation(marked: readonly MarkedLine[], index: number): boolean {
  const [previous, line] = [marked[index - 1]?.line, marked[index]?.line];
  if (!previous || !line || line.isBold || previous.bulletDepth === 0 || line.gaps.length > 0) return false;
  if (Math.abs(previous.relativeSize - line.relativeSize) > 0.1) return false;
  if (previous.box && line.box && previous.page === line.page)
    return (
      Math.abs(line.box.left - previous.box.left) < 30 &&
      line.box.left > previous.box.left - 2 &&
      line.spaceBefore < 0.6 &&
      !hasRoomFor(line, previous, marked)
    );
  return false;
}

/**
 * Whether the first word of a line would have fit after the bullet above it, judged by other bullets of the section.
 */
function hasRoomFor(line: LayoutLine, bullet: LayoutLine, marked: readonly MarkedLine[]): boolean {
  if (!bullet.box) return false;
  const rights = marked.flatMap((other) =>
    other.line.bulletDepth > 0 && other.line.block === bullet.block ? [other.line.box?.right ?? 0] : [],
  );
  const perCharacter = (bullet.box.right - bullet.box.left) / Math.max(1, bullet.text.length);
  const word = (line.text.split(' ')[0] ?? '').length + 1;
  return bullet.box.right + word * perCharacter < Math.max(...rights) - perCharacter;
}

/**
 * The end of the head below its date line: it continues only while title or employer is missing.
 * @param areNamesAbove The section's first position has both above its dates; below the dates of the next title of the
 *   same employer there is only its place.
 */
export function headEndOf(
  marked: readonly MarkedLine[],
  { start, anchor, limit }: { start: number; anchor: number; limit: number },
  { typical, areNamesAbove }: { typical: number; areNamesAbove: boolean },
): number {
  let end = anchor + 1;
  const above = namesOf(marked.slice(start, anchor + 1));
  if (above.some(({ text }) => isCareerBreak(text))) return end;
  const isNamed = areNamesAbove && above.some(({ title }) => title >= 1);
  while (end < limit && end - anchor <= 2) {
    const next = marked[end];
    if (!next?.isHeadish || next.isAnchor) break;
    const names = namesOf(marked.slice(start, end));
    const ahead = segmentsOf(next.line, next.dates, 0);
    const isOnlyPlace = ahead.length > 0 && ahead.every((segment) => segment.isPlace);
    if (isNamed && !isOnlyPlace) break;
    const hasTitle = names.some((segment) => segment.title >= 0.6);
    const hasBoth = names.length >= 2 && !isFieldOnly(names, ahead);
    if (hasBoth && !isOnlyPlace && (hasTitle || !ahead.some((segment) => segment.title >= 1))) break;
    const isEmphatic = next.line.isBold || next.line.isItalic;
    const isWanted = names.length === 1 && (leadsToBullets(marked, end, limit) || endsWithPlace(ahead));
    const isAlone = isApart(next, typical) && !isWanted;
    if (!isOnlyPlace && isAlone && names.length > 0 && !isEmphatic) break;
    const namesNothing = ahead.every((segment) => segment.title < 1 && segment.company < 0.7 && !segment.isPlace);
    if (startsWithVerb(next.line.text) && namesNothing) break;
    if (next.line.words.length > 14) break;
    end++;
  }
  return end;
}

/** Whether a line has a name and its place: `Marlow Electrics, Bendigo`. */
const endsWithPlace = (segments: readonly Segment[]): boolean =>
  segments.length === 2 && segments[1]?.isPlace === true && segments[0]?.isPlace === false;

/** Whether a line is right above the first bullet of a description, where only the head has a place. */
const leadsToBullets = (marked: readonly MarkedLine[], at: number, limit: number): boolean =>
  at + 1 < limit && (marked[at + 1]?.line.bulletDepth ?? 0) > 0 && marked[at]?.line.bulletDepth === 0;

/**
 * Whether the text after a title's comma is its field, because the next line has an employer: `Team Lead, Home Birth`.
 */
function isFieldOnly(names: readonly Segment[], ahead: readonly Segment[]): boolean {
  const [title, field] = names;
  return (
    names.length === 2 &&
    title !== undefined &&
    field?.line === title.line &&
    field.start - title.end <= 2 &&
    title.title >= 1 &&
    field.company < 0.5 &&
    ahead.some((segment) => segment.company >= 0.75 && segment.title < 0.6)
  );
}

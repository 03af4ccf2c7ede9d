import type { LayoutLine } from '../../text/layout-line';
import type { Section } from '../sections/section';

interface Column {
  page: number;
  left: number;
  right: number;
  /** The tops of its lines with their sections. */
  lines: { top: number; section: Section }[];
  bottom: number;
  /** The sections of its first and last line. */
  first: Section;
  section: Section;
}

/** Maximum distance between the tops of lines in one row, in points. */
const sameHeight = 3;

/** Whether a line is right below the last line of a column, in points by its own height. */
const goesOnBelow = ({ page, bottom }: Column, { page: own, box }: LayoutLine): boolean =>
  page === own && box !== null && box.top >= bottom - sameHeight && box.top - bottom < box.bottom - box.top;

/** The share of the narrower range that the other covers. */
function overlap(a: { left: number; right: number }, b: { left: number; right: number }): number {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared / Math.max(1, Math.min(a.right - a.left, b.right - b.left));
}

/**
 * Tracks the section of each column of a page. When the reading order moves from a sidebar to the main column, the main
 * column does not continue the sidebar's last section.
 */
export class ColumnMemory {
  #columns: Column[] = [];
  #block = -1;
  #page = -1;

  /** The section that a line in a new column continues; undefined when the line stays in the current section. */
  sectionOf(line: LayoutLine): Section | undefined {
    if (line.box === null || (line.block === this.#block && line.page === this.#page)) return undefined;
    if (this.#block === -1) return undefined;
    const box = line.box;
    const last = this.#columns[this.#columns.length - 1];
    if (last && overlap(last, box) > 0.3) return undefined;
    if (this.#isAdjacentCard(line, last)) return last?.section;
    const before = this.#columns.findLast((column) => overlap(column, box) > 0.5);
    const adjacent = this.#adjacentTo(line, before);
    if (adjacent) return adjacent;
    if (before?.section.kind === 'header') return goesOnBelow(before, line) ? before.section : undefined;
    if (before) return before.section;
    const grid = this.#gridBeside(line);
    if (grid) return grid;
    return line.page === 0 ? { kind: 'header', also: [], heading: null, lines: [] } : undefined;
  }

  /** The section of the line in the same row of another column, below text that spans both: a list set in columns. */
  #adjacentTo(line: LayoutLine, above: Column | undefined): Section | undefined {
    const top = line.box?.top ?? 0;
    if (above?.page !== line.page || above.bottom > top) return undefined;
    const isBelow = (column: Column): boolean =>
      column.page === line.page &&
      overlap(column, above) > 0.5 &&
      column.lines.every((other) => other.top > above.bottom - sameHeight);
    return this.#columns
      .filter((column) => column !== above && isBelow(column))
      .flatMap(({ lines }) => lines)
      .findLast((other) => Math.abs(other.top - top) <= sameHeight)?.section;
  }

  /** The section of a list in columns whose last two columns have lines in the row of a line at their right. */
  #gridBeside({ box, page }: LayoutLine): Section | undefined {
    const isBeside = (column: Column | undefined): boolean =>
      box !== null &&
      column?.page === page &&
      column.right <= box.left &&
      column.lines.some(({ top, section }) => section === column.section && Math.abs(top - box.top) <= sameHeight);
    const [one, other] = this.#columns.slice(-2);
    return one?.section === other?.section && isBeside(one) && isBeside(other) ? one?.section : undefined;
  }

  /** Whether a line is next to the first line of entries below their section's heading, as in cards. */
  #isAdjacentCard(line: LayoutLine, last: Column | undefined): boolean {
    const above = this.#columns[this.#columns.length - 2];
    const [start, top] = [last?.lines[0]?.top, line.box?.top];
    if (!last || start === undefined || top === undefined || above?.page !== line.page) return false;
    const isUnderHeading =
      above.section === last.section && last.first === last.section && above.section.heading !== null;
    return last.page === line.page && isUnderHeading && above.bottom <= start && Math.abs(start - top) <= sameHeight;
  }

  /** Records the section of a line. */
  remember(line: LayoutLine, section: Section): void {
    if (line.box === null) return;
    const last = this.#columns[this.#columns.length - 1];
    if (last && line.block === this.#block && line.page === this.#page) {
      last.left = Math.min(last.left, line.box.left);
      last.right = Math.max(last.right, line.box.right);
      last.lines.push({ top: line.box.top, section });
      last.bottom = Math.max(last.bottom, line.box.bottom);
      last.section = section;
      return;
    }
    this.#block = line.block;
    this.#page = line.page;
    const { left, right, top, bottom } = line.box;
    this.#columns.push({ page: line.page, left, right, lines: [{ top, section }], bottom, first: section, section });
  }
}

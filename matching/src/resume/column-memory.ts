import type { LayoutLine } from '../text/layout-line';
import type { Section } from './sections';

interface Column {
  page: number;
  left: number;
  right: number;
  section: Section;
}

/** Part of the narrower of two ranges that the other covers. */
function overlap(a: { left: number; right: number }, b: { left: number; right: number }): number {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared / Math.max(1, Math.min(a.right - a.left, b.right - b.left));
}

/**
 * Remembers which section each column of a page was in. When the reading order goes from a sidebar to the main column,
 * the main column does not continue the sidebar's last section.
 */
export class ColumnMemory {
  #columns: Column[] = [];
  #block = -1;
  #page = -1;

  /** The section that a line of a new column continues; undefined when the line goes on where it was. */
  sectionOf(line: LayoutLine): Section | undefined {
    if (line.box === null || (line.block === this.#block && line.page === this.#page)) return undefined;
    if (this.#block === -1) return undefined;
    const box = line.box;
    const last = this.#columns[this.#columns.length - 1];
    if (last && overlap(last, box) > 0.3) return undefined;
    const before = this.#columns.findLast((column) => overlap(column, box) > 0.5);
    if (before) return before.section.kind === 'header' ? undefined : before.section;
    return line.page === 0 ? { kind: 'header', also: [], heading: null, lines: [] } : undefined;
  }

  /** Notes the section that the line turned out to be in. */
  remember(line: LayoutLine, section: Section): void {
    if (line.box === null) return;
    const last = this.#columns[this.#columns.length - 1];
    if (last && line.block === this.#block && line.page === this.#page) {
      last.left = Math.min(last.left, line.box.left);
      last.right = Math.max(last.right, line.box.right);
      last.section = section;
      return;
    }
    this.#block = line.block;
    this.#page = line.page;
    this.#columns.push({ page: line.page, left: line.box.left, right: line.box.right, section });
  }
}

import type { LayoutLine } from '../../text/layout-line';

/** Whether a line without a position must continue in the next one, which begins in the middle of a sentence. */
function isSureBreak(line: LayoutLine, next: LayoutLine | undefined): boolean {
  return line.box === null && next?.bulletDepth === 0 && /^\p{Ll}/u.test(next.text) && line.text.length >= 40;
}

/** Where mail programs and typists break lines. */
const usualWidth = 72;

/** Maximum distance between the right edges of equally long lines, in points. */
const nearEdge = 6;

/** Widths of a document's columns: where lines wrap. */
export class ColumnWidths {
  readonly #right = new Map<string, number>();
  /** The longest line of each column, and the right edge of the second longest. */
  readonly #others = new Map<string, { furthest: LayoutLine; next: number }>();
  /** Sums over all lines of a column, for the mean width of a character. */
  readonly #signs = new Map<string, { width: number; length: number }>();
  #longest = 0;

  constructor(lines: readonly LayoutLine[]) {
    const broken = lines.filter((line, index) => isSureBreak(line, lines[index + 1]));
    this.#longest = broken.length >= 2 ? Math.max(...broken.map((line) => line.text.length)) : 0;
    for (const line of lines) {
      if (line.box === null) continue;
      const key = `${line.page}/${line.block}`;
      this.#right.set(key, Math.max(this.#right.get(key) ?? 0, line.box.right));
      const { width, length } = this.#signs.get(key) ?? { width: 0, length: 0 };
      this.#signs.set(key, { width: width + line.box.right - line.box.left, length: length + line.text.length });
      const known = this.#others.get(key);
      if (!known) this.#others.set(key, { furthest: line, next: 0 });
      else if (line.box.right > (known.furthest.box?.right ?? 0))
        this.#others.set(key, { furthest: line, next: known.furthest.box?.right ?? 0 });
      else known.next = Math.max(known.next, line.box.right);
    }
  }

  /** Whether no other line of its column is nearly as long, so that the column's width is unknown. */
  isAloneAtEdge(line: LayoutLine): boolean {
    const known = line.box === null ? undefined : this.#others.get(`${line.page}/${line.block}`);
    if (!line.box || known?.furthest.start !== line.start) return false;
    return known.next < line.box.right - nearEdge;
  }

  /** Whether a line reaches the right edge of its column. */
  reachesEdge(line: LayoutLine): boolean {
    const right = line.box === null ? undefined : this.#right.get(`${line.page}/${line.block}`);
    return !line.box || right === undefined || right - line.box.right <= 2 * nearEdge;
  }

  /** Whether the first word of the next line did not fit at the end of a line. */
  isFull(line: LayoutLine, next: LayoutLine): boolean {
    const word = next.text.split(' ')[0] ?? '';
    if (line.box !== null) {
      const key = `${line.page}/${line.block}`;
      const right = this.#right.get(key) ?? line.box.right;
      const { width, length } = this.#signs.get(key) ?? { width: 0, length: 0 };
      const perCharacter = width / Math.max(1, length);
      return line.box.right + (word.length + 1) * perCharacter > right - 2;
    }
    if (this.#longest === 0)
      return line.text.length >= 60 && line.text.length <= 100 && line.text.length + word.length >= usualWidth;
    return this.#longest >= 40 && this.#longest <= 130 && line.text.length + 1 + word.length > this.#longest - 2;
  }
}

/** A line of two weights begins in bold and ends in regular type: `**BSc Nursing**, Denby`. */
const beginsBold = ({ isBold, boldLead }: LayoutLine): boolean => isBold || boldLead > 0;
const endsBold = ({ isBold, boldLead }: LayoutLine): boolean => isBold && boldLead === 0;

/** Whether two lines are close enough to be one, with the same style where they meet. */
export function mayContinue(line: LayoutLine, next: LayoutLine): boolean {
  if (next.start !== line.end + 1 || next.bulletDepth > 0 || next.headingLevel !== line.headingLevel) return false;
  if (next.page !== line.page || next.block !== line.block || beginsBold(next) !== endsBold(line)) return false;
  return Math.abs(next.relativeSize - line.relativeSize) < 0.06 && next.spaceBefore < 0.75;
}

/** Joins two lines; the line feed between them counts as a space, so offsets do not change. */
export function joinLines(line: LayoutLine, next: LayoutLine): LayoutLine {
  const shift = next.start - line.start;
  return {
    ...line,
    text: `${line.text} ${next.text}`,
    end: next.end,
    words: [...line.words, ...next.words],
    gaps: [...line.gaps, ...next.gaps.map((gap) => gap + shift)],
    boldLead: line.isBold && line.boldLead === 0 && next.boldLead > 0 ? next.boldLead + shift : line.boldLead,
    box: line.box && next.box ? { ...line.box, right: next.box.right, bottom: next.box.bottom } : line.box,
  };
}

const open = /(?:[&(/]|\b(?:of|and|in|for|the|with|to|at|de|del|der|di|da|do|du))\s*$/i;
const inside = /^[\p{Ll}&(/]/u;
const openBracket = /\([^()]{1,60}$/;

/** Whether a line stops or the next one begins where no list entry does: `Bachelor of` over `Arts`. */
export const isCutOff = (line: LayoutLine, next: LayoutLine): boolean =>
  open.test(line.text) || inside.test(next.text) || (openBracket.test(line.text) && /^[^()]{1,60}\)/.test(next.text));

/** Maximum length of an entry, so that joining takes linear time. */
const maxEntryLength = 4_000;

/** Joins lines as long as the rule says that the second continues the first. */
export function joinWhere(
  lines: readonly LayoutLine[],
  continues: (line: LayoutLine, next: LayoutLine, after: LayoutLine | undefined) => boolean,
): LayoutLine[] {
  const joined: LayoutLine[] = [];
  lines.forEach((line, index) => {
    const last = joined[joined.length - 1];
    const mayGrow = last !== undefined && last.text.length < maxEntryLength;
    if (mayGrow && mayContinue(last, line) && continues(last, line, lines[index + 1])) {
      joined[joined.length - 1] = joinLines(last, line);
    } else {
      joined.push(line);
    }
  });
  return joined;
}

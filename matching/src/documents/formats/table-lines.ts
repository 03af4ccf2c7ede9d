import type { SourceLine } from '../source-line';

/** The lines of a table row, cell by cell. */
export type RowLines = SourceLine[][];

const maxCellLength = 90;
const dated = /(?:19|20)\d\d|\d{1,2}\/\d{2,4}/;

const isShort = (line: SourceLine | undefined): boolean => line === undefined || line.text.length <= maxCellLength;

/**
 * The lines of a table in reading order. A row of short cells reads as one line with gaps. In other rows each cell is a
 * block of its own; a lone date stays with the first line of the next cell.
 */
export function tableLines(rows: readonly RowLines[], nextBlock: () => number): SourceLine[] {
  const lines: SourceLine[] = [];
  let block: number | null = null;
  for (const row of rows) {
    const cells = row.filter((cell) => cell.length > 0);
    if (cells.every((cell) => cell.length === 1 && isShort(cell[0]))) {
      block ??= nextBlock();
      const joined = joinCells(cells.flat());
      if (joined) lines.push({ ...joined, block });
      continue;
    }
    block = null;
    for (const line of cellsAsBlocks(cells)) lines.push(line);
  }
  return lines;
}

function joinCells(cells: readonly SourceLine[]): SourceLine | null {
  const [first] = cells;
  if (!first) return null;
  const longest = cells.reduce((best, cell) => (cell.text.length > best.text.length ? cell : best), first);
  return {
    ...first,
    text: cells.map((cell) => cell.text).join('\t'),
    isBold: longest.isBold,
    boldLead: 0,
    isItalic: longest.isItalic,
    size: longest.size,
  };
}

function cellsAsBlocks(cells: readonly SourceLine[][]): SourceLine[] {
  const lines: SourceLine[] = [];
  let date: SourceLine | null = null;
  for (const cell of cells) {
    const [first, ...rest] = cell;
    if (!first) continue;
    if (cell !== cells[cells.length - 1] && rest.length === 0 && first.text.length < 40 && dated.test(first.text)) {
      if (date) lines.push(date);
      date = first;
      continue;
    }
    lines.push(date ? { ...first, text: `${date.text}\t${first.text}`, boldLead: 0 } : first);
    for (const line of rest) lines.push(line);
    date = null;
  }
  return lines;
}

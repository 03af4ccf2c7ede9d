import { joinedLead, toAtoms, toRows } from './atoms';
import type { Atom } from './atoms';
import type { Cell, Grid } from './grids';
import type { Glyph } from './page-content';

/** A column with a longer text is read by itself. */
const maxCellLength = 70;
const bullet = /^[•‣◦⁃∙●○■□▪▫◆►▶➢➤→✓✔❖*·–—-]\s/u;

/** The index of the interval that a value is in; negative before the first or after the last boundary. */
function between(places: readonly number[], value: number): number {
  const after = places.findIndex((place) => place > value);
  return after - 1;
}

function placeOf({ columns, rows }: Grid, { left, right, y, size }: Glyph): { row: number; column: number } | null {
  const column = between(columns, (left + right) / 2);
  // A letter is above its base line, which may be on the line below.
  const row = between(rows, y - size / 3);
  return column < 0 || row < 0 ? null : { row, column };
}

/** Whether a table has its part of the page to itself and is not a column of the page. */
function isSeparate({ columns, rows }: Grid, glyphs: readonly Glyph[]): boolean {
  const [left = 0, right = 0] = [columns[0], columns[columns.length - 1]];
  const [top = 0, bottom = 0] = [rows[0], rows[rows.length - 1]];
  return glyphs.every(
    ({ y, size, ...glyph }) => y < top || y - size > bottom || (glyph.right > left && glyph.left < right),
  );
}

/** Joins the lines of a cell that wrapped because the next word did not fit. */
function unwrapped(atoms: readonly Atom[], left: number, right: number): Atom[] {
  const rows = toRows(atoms, 0.35);
  const padding = Math.min(...atoms.map((atom) => atom.left)) - left;
  const lines: Atom[] = [];
  let isAlone = false;
  for (const row of rows) {
    const [first] = row;
    const last = lines[lines.length - 1];
    if (!first) continue;
    const word = (first.text.indexOf(' ') + 1 || first.text.length) / first.text.length;
    const hasNoRoom = last && last.right + word * (first.right - first.left) > right - padding - 0.1 * first.size;
    if (last && isAlone && row.length === 1 && hasNoRoom) {
      last.boldLead = joinedLead(last, first, ' ');
      last.text += ` ${first.text}`;
      last.length += first.length;
      last.bold += first.bold;
      last.italic += first.italic;
      // The end of the last line shows whether another word would have fit.
      last.right = first.right;
      continue;
    }
    lines.push(...row.map((atom) => ({ ...atom })));
    isAlone = row.length === 1;
  }
  return lines;
}

interface CellText {
  row: number;
  column: number;
  atoms: Atom[];
}

/** The text of each cell of a table, and the characters outside all cells. */
function cellTexts(grid: Grid, glyphs: readonly Glyph[]): { texts: CellText[]; others: Glyph[] } {
  const others: Glyph[] = [];
  const cells = new Map<number, { row: number; column: number; glyphs: Glyph[] }>();
  for (const glyph of glyphs) {
    const place = placeOf(grid, glyph);
    if (!place) {
      others.push(glyph);
      continue;
    }
    const key = place.row * grid.columns.length + place.column;
    const known = cells.get(key);
    if (known) known.glyphs.push(glyph);
    else cells.set(key, { ...place, glyphs: [glyph] });
  }
  const texts = [...cells.values()].map((cell) => ({ ...cell, atoms: toAtoms(cell.glyphs) }));
  return { texts, others };
}

const isLongText = (atoms: readonly Atom[]): boolean =>
  atoms.reduce((sum, { text }) => sum + text.length, 0) > maxCellLength || atoms.some(({ text }) => bullet.test(text));

const topOf = (atoms: readonly Atom[]): number => Math.min(...atoms.map(({ y }) => y));

/** Tops of the short cells of each row; vertically centered cells begin lower. */
function topsOfRows(cells: readonly { cell: Cell; atoms: readonly Atom[] }[]): Map<number, number> {
  const tops = new Map<number, number>();
  for (const { cell, atoms } of cells) {
    if (!cell.isLong) tops.set(cell.row, Math.min(tops.get(cell.row) ?? Infinity, topOf(atoms)));
  }
  return tops;
}

/**
 * The text of a page's drawn tables, cell by cell, and the characters outside them. Wrapped lines of short columns are
 * joined.
 */
export function readGrids(grids: readonly Grid[], glyphs: readonly Glyph[]): { cells: Atom[]; others: Glyph[] } {
  const cells: Atom[] = [];
  let rest = [...glyphs];
  for (const grid of grids) {
    if (!isSeparate(grid, rest)) continue;
    const { texts, others } = cellTexts(grid, rest);
    const long = new Set(texts.filter(({ row, atoms }) => row > 0 && isLongText(atoms)).map(({ column }) => column));
    rest = others;
    const read = texts.map(({ row, column, atoms }) => {
      const cell = { grid, row, column, isLong: row > 0 && long.has(column) };
      const [left = 0, right = 0] = grid.columns.slice(column);
      return { cell, atoms: cell.isLong ? atoms : unwrapped(atoms, left, right) };
    });
    const tops = topsOfRows(read);
    for (const { cell, atoms } of read) {
      const shift = cell.isLong ? 0 : topOf(atoms) - (tops.get(cell.row) ?? topOf(atoms));
      for (const atom of atoms) cells.push({ ...atom, y: atom.y - shift, cell });
    }
  }
  return { cells, others: rest };
}

/**
 * The parts of a region with a drawn table in reading order: above it, its rows, below it. In a row the short cells are
 * read line by line across, then each long one. Null for a region without a table.
 */
export function partsByGrid(atoms: readonly Atom[]): Atom[][] | null {
  const grid = atoms.find(({ cell }) => cell)?.cell?.grid;
  if (!grid) return null;
  const inside = atoms.filter(({ cell }) => cell?.grid === grid);
  if (inside.length < atoms.length) {
    const top = Math.min(...inside.map(({ y }) => y));
    const others = atoms.filter(({ cell }) => cell?.grid !== grid);
    return [others.filter(({ y }) => y <= top), inside, others.filter(({ y }) => y > top)];
  }
  const rows = grouped(inside, ({ row }) => row);
  return rows.length > 1 ? rows : grouped(inside, ({ isLong, column }) => (isLong ? column : -1));
}

/** Groups the atoms of cells by a number of their cell, in its order. */
function grouped(atoms: readonly Atom[], numberOf: (cell: Cell) => number): Atom[][] {
  const groups = new Map<number, Atom[]>();
  for (const atom of atoms) {
    const key = atom.cell ? numberOf(atom.cell) : -1;
    const group = groups.get(key);
    if (group) group.push(atom);
    else groups.set(key, [atom]);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

import { toRows } from './atoms';
import type { Atom } from './atoms';

/** Headers, footers and page numbers that a program repeats on each page. */

export interface PageAtoms {
  height: number;
  atoms: Atom[];
}

/** A row in the margin of a page. */
interface MarginRow {
  atoms: readonly Atom[];
  text: string;
  isTop: boolean;
  /** Whether space separates it from the text of the page. */
  isApart: boolean;
}

/** Share of the page's height for headers and for footers. */
const margin = 0.12;
/** Maximum number of rows of a header or footer. */
const deepest = 3;
const maxPageNumberLength = 40;
const pageNumber =
  /^[-–—| ]*(?:page|seite|página|pagina|pag\.?|p\.|pg\.?)? ?\d{1,3} ?(?:(?:of|\/|von|de|sur|di|\|) ?\d{1,3})?[-–—| ]*$/i;
const pageNumberPart =
  /\b(?:page|seite|página|pagina|pag\.?|p\.|pg\.?) ?\d{1,3}(?: ?(?:of|\/|von|de|sur|di) ?\d{1,3}\b)?|\b\d{1,3} ?(?:of|\/|von|de) ?\d{1,3}\b/gi;
const pageWords =
  /\b(?:page|seite|página|pagina|continued|cont|resume|résumé|curriculum|vitae|cv|confidential|vertraulich|confidentiel|confidencial)\b|[\d/|.,()–—-]/gi;

function marginRows({ atoms, height }: PageAtoms): MarginRow[] {
  const rows = toRows(atoms, 0.35);
  const y = (pieces: readonly Atom[]): number => pieces[0]?.y ?? 0;
  const row = (pieces: readonly Atom[], index: number, isTop: boolean): MarginRow => ({
    atoms: pieces,
    isApart: isApart(pieces, rows[index + 1]),
    text: pieces
      .map((atom) => atom.text)
      .join(' ')
      .slice(0, 300),
    isTop,
  });
  return rows.flatMap((pieces, index) => {
    if (index < deepest && y(pieces) < height * margin) return [row(pieces, index, true)];
    if (index >= rows.length - deepest && y(pieces) > height * (1 - margin)) return [row(pieces, index, false)];
    return [];
  });
}

function isApart(row: readonly Atom[], next: readonly Atom[] | undefined): boolean {
  const [first] = row;
  const [following] = next ?? [];
  return !first || !following || following.y - first.y > 1.9 * Math.max(first.size, following.size);
}

/** The same for a header on each page: its text without the page number, and its position. */
function key({ text, atoms }: MarginRow): string {
  return `${text.toLowerCase().replace(pageNumberPart, '#')}@${Math.round((atoms[0]?.y ?? 0) / 6)}`;
}

function words(text: string): string[] {
  return text.toLowerCase().replace(pageNumberPart, ' ').replace(pageWords, ' ').split(/\s+/).filter(Boolean);
}

/** A lone number in the margin is a page number; on a single page only at the bottom, with a word or the total. */
function isPageNumber({ text, isTop }: MarginRow, pageCount: number): boolean {
  if (text.length > maxPageNumberLength || !pageNumber.test(text.trim())) return false;
  return pageCount > 1 || (!isTop && /\D/.test(text.trim()));
}

const lastChange = /^(?:last )?(?:updated|modified|revised)\b.{0,30}\d{4}$/i;

/** Text that browsers print at the edges of a page: the URL and the page number, the time and the title. */
const printedAddress = /^(?:https?|file):\/\/\S+ {1,3}\d{1,3}\/\d{1,3}$/;
const printedTime = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?(?: |$)/i;

/** A page number with the name next to it, text added by a browser, or the date of the last change. */
function isRunningLine({ text, isTop }: MarginRow, opening: ReadonlySet<string>): boolean {
  if (lastChange.test(text.trim()) || (isTop ? printedTime : printedAddress).test(text.trim())) return true;
  const isNumbered = /\b(?:page|seite|página|pagina) ?\d{1,3}\b/i.test(text);
  return !isTop && isNumbered && text.length <= 80 && words(text).every((word) => opening.has(word));
}

/** A header of a later page that repeats the beginning of the first page ('Jane Doe, page 2'). */
function repeatsOpening({ text, isTop, isApart: isAlone }: MarginRow, opening: ReadonlySet<string>): boolean {
  if (!isTop || !isAlone) return false;
  const parts = words(text);
  return parts.length > 0 ? parts.every((part) => opening.has(part)) : /\d/.test(text);
}

/** Removes repeated headers and footers except for their first occurrence, and all page numbers. */
export function withoutRepeated(pages: readonly PageAtoms[]): Atom[][] {
  const margins = pages.map(marginRows);
  const counts = new Map<string, number>();
  for (const rows of margins) for (const text of new Set(rows.map(key))) counts.set(text, (counts.get(text) ?? 0) + 1);
  const opening = new Set(
    toRows(pages[0]?.atoms ?? [], 0.35)
      .slice(0, 6)
      .flatMap((row) => row.flatMap((atom) => words(atom.text))),
  );
  const seen = new Set<string>();
  return pages.map(({ atoms }, page) => {
    const dropped = new Set<Atom>();
    for (const row of margins[page] ?? []) {
      const text = key(row);
      const isRepeated = seen.has(text) && (counts.get(text) ?? 0) >= Math.max(2, pages.length / 2);
      seen.add(text);
      const isRunning = isPageNumber(row, pages.length) || isRunningLine(row, opening);
      if (isRepeated || isRunning || (page > 0 && repeatsOpening(row, opening))) {
        for (const atom of row.atoms) dropped.add(atom);
      }
    }
    return dropped.size > 0 ? atoms.filter((atom) => !dropped.has(atom)) : atoms;
  });
}

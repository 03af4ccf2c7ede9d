import type { SourceLine } from '../source-line';

/** Headers, footers and page numbers: what a program writes on each page and nobody reads twice. */

/** Share of the page's height at its top and bottom where headers and footers stand. */
const margin = 0.12;
const pageNumber =
  /^(?:[-–—|\s]*(?:page|seite|página|pagina|pag\.?|p\.|pg\.?)?\s*\d{1,3}\s*(?:(?:of|\/|von|de|sur|di|\|)\s*\d{1,3})?[-–—|\s]*)$/i;
const pageWords = /\b(?:page|seite|página|pagina|continued|cont|resume|résumé|curriculum|vitae|cv)\b|[\d/|.,()–—-]/gi;

export interface PageLines {
  height: number;
  lines: SourceLine[];
}

function key(line: SourceLine): string {
  return line.text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
}

function isAtMargin(line: SourceLine, height: number): boolean {
  return line.box !== null && (line.box.bottom < height * margin || line.box.top > height * (1 - margin));
}

function words(text: string): string[] {
  return text.toLowerCase().replace(pageWords, ' ').split(/\s+/).filter(Boolean);
}

/** Takes repeated headers and footers off all pages but the one where they stand first, page numbers off all. */
export function withoutRepeated(pages: readonly PageLines[]): SourceLine[][] {
  const counts = new Map<string, number>();
  for (const { lines, height } of pages) {
    for (const text of new Set(lines.filter((line) => isAtMargin(line, height)).map(key))) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const opening = new Set((pages[0]?.lines ?? []).slice(0, 6).flatMap((line) => words(line.text)));
  const seen = new Set<string>();
  return pages.map(({ lines, height }, page) =>
    lines.filter((line) => {
      if (!isAtMargin(line, height)) return true;
      if (line.text.length < 40 && pageNumber.test(line.text.trim()) && isLonely(line, pages.length, height))
        return false;
      const text = key(line);
      const isRepeated = (counts.get(text) ?? 0) >= Math.max(2, pages.length / 2);
      if (isRepeated && seen.has(text)) return false;
      seen.add(text);
      return !(page > 0 && isTopOf(line, height) && repeatsOpening(line, opening));
    }),
  );
}

/** A lone number in the margin is a page number; on a single page only with the word or the total beside it. */
function isLonely(line: SourceLine, pageCount: number, height: number): boolean {
  return pageCount > 1 || (/\D/.test(line.text.trim()) && (line.box?.top ?? 0) > height / 2);
}

function isTopOf(line: SourceLine, height: number): boolean {
  return line.box !== null && line.box.bottom < height * 0.1;
}

function repeatsOpening(line: SourceLine, opening: ReadonlySet<string>): boolean {
  const parts = words(line.text);
  return parts.length > 0 ? parts.every((part) => opening.has(part)) : /\d/.test(line.text);
}

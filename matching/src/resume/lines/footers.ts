import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { foldWords } from '../../text/normalize';

/** Number of lines at the beginning of a document, which hold the name. */
const openingLines = 4;
const maxLength = 100;
/** Words for documents and pages; numbers are those of pages. */
const words = new Set(
  'page pages seite pagina pag pg strona sida side curriculum vitae cv resume lebenslauf continued confidential'.split(
    ' ',
  ),
);
const isPaging = (word: string): boolean => /^\d{1,2}$/.test(word) || words.has(word);
/** Words between a page's number and the number of pages. */
const between = new Set(['of', 'de', 'von', 'sur', 'di', 'van', 'for']);

/**
 * Whether a line is the header or footer of a page: the name with the document's title or the number of the page, and
 * perhaps the date: `June 3, 2026 Jane Roe · Curriculum Vitae 1`.
 * @param opening The words of the first lines.
 */
function isFooter({ text, bulletDepth }: LayoutLine, opening: ReadonlySet<string>): boolean {
  if (text.length > maxLength || bulletDepth > 0) return false;
  const dates = findDates(text);
  if (dates.some(({ isRange }) => isRange)) return false;
  const rest = dates.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  const all = foldWords(rest.replace(/(?<!\d)\d{1,2} ?[/|] ?\d{1,2}(?!\d)/g, ' page '));
  const others = all.filter((word) => !isPaging(word) && !between.has(word));
  return all.some(isPaging) && others.length >= 2 && others.every((word) => opening.has(word));
}

/**
 * Removes headers and footers that the format keeps among the lines of the text.
 * @param lines The lines of the document, whose first ones have the name.
 */
export function withoutFooters(kept: readonly LayoutLine[], lines: readonly LayoutLine[]): LayoutLine[] {
  const first = lines.slice(0, openingLines);
  const opening = new Set(first.flatMap((line) => line.words));
  const [last] = first.slice(-1);
  return kept.filter((line) => line.index <= (last?.index ?? 0) || !isFooter(line, opening));
}

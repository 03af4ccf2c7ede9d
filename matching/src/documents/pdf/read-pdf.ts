import type { Deadline, DocumentLimits } from '../limits';
import type { Recognition, ScannedPage } from '../scans/recognize-pages';
import type { SourceDocument } from '../source-line';
import { checkStreams } from './check-streams';
import { layOut, toPage } from './lay-out';
import type { Page } from './lay-out';
import { withPdf } from './open-pdf';
import { readPageContent } from './read-page-content';
import { readPageLinks } from './page-links';

/** Maximum number of characters of a page that is the picture of a page, as a number or a stamp on it. */
const maxOnPicture = 40;

/**
 * Reads a PDF as lines in reading order, by pdf.js and our own layout analysis. The text of scanned pages is recognized;
 * what that takes is loaded with the first of them.
 */
export async function readPdf(
  bytes: Uint8Array,
  limits: DocumentLimits,
  deadline: Deadline,
  recognition: Recognition,
): Promise<SourceDocument> {
  checkStreams(bytes, limits.maximumUnpackedBytes, deadline);
  const { pages, pictured, ...document } = await readPages(bytes, limits, deadline);
  if (pictured.length === 0) return { ...document, lines: layOut(pages) };
  const hasOwnText = pages.some(
    ({ upright, turned }, index) => !pictured.includes(index) && upright.length + turned.length > 0,
  );
  const scanned = await recognized(bytes, pictured, { limits, recognition, hasOwnText });
  for (const { page, content } of scanned) {
    const { links = [], height = 0 } = pages[page] ?? {};
    if (content.glyphs.length > 0) pages[page] = toPage(content, links, height, page);
  }
  return {
    ...document,
    lines: layOut(pages),
    isTruncated: document.isTruncated || scanned.length < pictured.length,
    ...(scanned.length > 0 && {
      scan: { pages: scanned.length, doubtful: scanned.flatMap(({ doubtful }) => doubtful) },
    }),
  };
}

/**
 * The recognized pages.
 * @param hasOwnText The document is worth reading without them: what stops the recognition then leaves them out.
 */
async function recognized(
  bytes: Uint8Array,
  pages: readonly number[],
  { limits, recognition, hasOwnText }: { limits: DocumentLimits; recognition: Recognition; hasOwnText: boolean },
): Promise<ScannedPage[]> {
  const { recognizePdfPages } = await import('../scans/recognize-pages');
  try {
    return await recognizePdfPages(bytes, pages, limits, recognition);
  } catch (error) {
    if (hasOwnText) return [];
    throw error;
  }
}

/** The pages with their text, and the indexes of those that are pictures of pages. */
function readPages(bytes: Uint8Array, limits: DocumentLimits, deadline: Deadline) {
  return withPdf(bytes, deadline, async (pdf) => {
    const { document } = pdf;
    const pages: Page[] = [];
    const pictured: number[] = [];
    let characters = 0;
    let index = 0;
    for (; index < Math.min(document.numPages, limits.maximumPages); index += 1) {
      if (characters >= limits.maximumCharacters) break;
      deadline.check();
      const page = await pdf.within(document.getPage(index + 1));
      const content = await readPageContent(pdf, page, limits.maximumCharacters - characters);
      if (content.isPictured && content.glyphs.length < maxOnPicture) pictured.push(index);
      pages.push(toPage(content, await readPageLinks(pdf, page), page.getViewport({ scale: 1 }).height, index));
      characters += content.glyphs.length;
      page.cleanup();
    }
    const isTruncated = index < document.numPages || characters >= limits.maximumCharacters;
    return { format: 'pdf' as const, pageCount: document.numPages, pages, pictured, isTruncated };
  });
}

import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { checkStreams } from '@portal/matching/documents/pdf/check-streams';
import { DocumentError } from '@portal/matching/documents/document-text';
import { defaultLimits, readingTime } from '@portal/matching/documents/limits';
import { imageHeader } from '../pdf/image-header';
import { plainPng } from '../pdf/plain-png';

/** A file to merge. */
export interface MergedFile {
  format: 'pdf' | 'png' | 'jpg';
  bytes: Uint8Array;
}

/** US Letter, in points, with the margin of the pictures on it. */
const page = { width: 612, height: 792, margin: 36 };

/** Limit, because a picture of any file size unpacks to eight bytes per pixel. */
const maxPixels = 25_000_000;

/**
 * Why a file cannot be merged: `encrypted` needs a password, `damaged` does not have its format, `tooLarge` would unpack
 * beyond the memory limit.
 */
export class UnmergeableFile extends Error {
  constructor(
    readonly index: number,
    readonly reason: 'encrypted' | 'damaged' | 'tooLarge',
    cause: unknown,
  ) {
    super(`file ${index} is ${reason}`, { cause });
  }
}

/**
 * Merges files into one PDF: all pages of a PDF, one page per picture. Scripts, attachments and open actions are dropped,
 * because only pages are copied.
 * Load this module by `import()`.
 * @throws UnmergeableFile for the first file that cannot be merged.
 */
export async function mergePdfs(files: readonly MergedFile[]): Promise<Uint8Array> {
  const merged = await PDFDocument.create();
  for (const [index, file] of files.entries()) {
    try {
      await append(merged, file);
    } catch (error) {
      throw new UnmergeableFile(index, reasonOf(error), error);
    }
  }
  return await merged.save();
}

function reasonOf(error: unknown): UnmergeableFile['reason'] {
  if (error instanceof EncryptedPDFError) return 'encrypted';
  return error instanceof DocumentError ? 'tooLarge' : 'damaged';
}

async function append(merged: PDFDocument, { format, bytes }: MergedFile): Promise<void> {
  if (format === 'pdf') {
    checkStreams(bytes, defaultLimits.maximumUnpackedBytes, readingTime(defaultLimits.maximumMilliseconds));
    const source = await PDFDocument.load(bytes, { updateMetadata: false });
    const pages = await merged.copyPages(source, source.getPageIndices());
    for (const copied of pages) merged.addPage(copied);
    return;
  }
  const { width = 0, height = 0 } = imageHeader(bytes) ?? {};
  if (width * height > maxPixels) throw new DocumentError('tooLarge');
  const image = format === 'png' ? await merged.embedPng(plainPng(bytes, maxPixels)) : await merged.embedJpg(bytes);
  const scaled = image.scaleToFit(page.width - 2 * page.margin, page.height - 2 * page.margin);
  const size = image.width < scaled.width ? { width: image.width, height: image.height } : scaled;
  merged.addPage([page.width, page.height]).drawImage(image, {
    ...size,
    x: (page.width - size.width) / 2,
    y: page.height - page.margin - size.height,
  });
}

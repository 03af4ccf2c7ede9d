import { assemble } from './assemble';
import { DocumentError } from './document-text';
import type { DocumentFormat, DocumentText } from './document-text';
import { defaultLimits, readingTime } from './limits';
import type { Deadline, DocumentLimits } from './limits';
import { sniffFormat } from './sniff-format';
import type { Recognition } from './scans/recognize-pages';
import { RecognizerError } from './scans/recognizer-error';
import type { SourceDocument } from './source-line';

type Reader = (
  bytes: Uint8Array,
  limits: DocumentLimits,
  deadline: Deadline,
  recognition: Recognition,
) => SourceDocument | Promise<SourceDocument>;

/** Readers load on demand: a server that only reads PDFs does not load the others. */
const readers: Readonly<Record<DocumentFormat, () => Promise<Reader>>> = {
  pdf: async () => {
    const [{ readPdf }, { loadPdfJs }] = await Promise.all([import('./pdf/read-pdf'), import('./pdf/open-pdf')]);
    await loadPdfJs();
    return readPdf;
  },
  docx: async () => (await import('./formats/read-docx')).readDocx,
  doc: async () => (await import('./formats/read-doc')).readDoc,
  rtf: async () => (await import('./formats/read-rtf')).readRtf,
  odt: async () => (await import('./formats/read-odt')).readOdt,
  txt: async () => (await import('./formats/read-txt')).readTxt,
  html: async () => (await import('./formats/read-html')).readHtml,
  jpg: async () => (await import('./scans/read-picture')).pictureReader('jpg'),
  png: async () => (await import('./scans/read-picture')).pictureReader('png'),
  tif: async () => (await import('./scans/read-picture')).pictureReader('tif'),
};

/** Names of supported files. Unrecognized content under such a name is damaged; its type is not the fault. */
const supportedName = /\.(?:pdf|docx?|odt|rtf|html?|txt|jpe?g|png|tiff?)$/i;

const namedText = /\.(?:pdf|docx?|odt|rtf|html?|txt)$/i;
const pictures: ReadonlySet<DocumentFormat> = new Set(['jpg', 'png', 'tif']);

export interface ReadOptions {
  /** Name of the file. The format is detected from the content; the name only refines the fault. */
  fileName?: string;
  limits?: Partial<DocumentLimits>;
  /** How the text of scans and pictures is recognized. */
  recognition?: Recognition;
}

/**
 * Reads a document of any supported format into text with its layout. Deterministic; needs no network and no process,
 * and does not modify the bytes.
 * @throws DocumentError `empty`, `tooLarge`, `unsupportedType` (also for a zip, see `expandArchive`), `encrypted`,
 *   `corrupt` (also for other content than a supported name promises), `noText` (an empty page), `nothingRecognized` (a
 *   scan without readable text), `tooManyPixels`, `heic` (a picture in a format that is not read) or `timeout`.
 * @throws RecognizerError for a scan when a language of `recognition` is not installed.
 */
export async function readDocument(bytes: Uint8Array, options: ReadOptions = {}): Promise<DocumentText> {
  const limits = { ...defaultLimits, ...options.limits };
  if (bytes.length === 0) throw new DocumentError('empty');
  if (bytes.length > limits.maximumBytes) throw new DocumentError('tooLarge');
  const format = sniffFormat(bytes);
  if (format === 'encryptedOffice') throw new DocumentError('encrypted');
  if (format === 'heic') throw new DocumentError('heic');
  if (format === 'unknown' || format === 'zip') {
    throw new DocumentError(supportedName.test(options.fileName ?? '') ? 'corrupt' : 'unsupportedType');
  }
  // The picture of a page under the name of a text is no text.
  if (pictures.has(format) && namedText.test(options.fileName ?? '')) throw new DocumentError('corrupt');
  const read = await readers[format]();
  // The time begins after the reader has loaded: a cold start is not the file's fault.
  const deadline = readingTime(limits.maximumMilliseconds);
  try {
    return assemble(await read(bytes, limits, deadline, options.recognition ?? {}), limits);
  } catch (error) {
    if (error instanceof DocumentError || error instanceof RecognizerError) throw error;
    // Any other error of a reader is caused by a broken file.
    throw new DocumentError('corrupt', { cause: error });
  }
}

import { uploadError } from '../adapters/parsing-service/document-fault';

/** Formats allowed by extension. Old word processors wrote RTF and HTML as `.doc`, text files may
 * contain either, and programs confuse the names of pictures. */
const formatsOfName: Readonly<Record<string, readonly string[]>> = {
  pdf: ['pdf'],
  docx: ['docx', 'doc'],
  doc: ['doc', 'docx', 'rtf', 'html'],
  rtf: ['rtf'],
  odt: ['odt'],
  html: ['html', 'txt'],
  htm: ['html', 'txt'],
  txt: ['txt', 'html', 'rtf'],
  jpg: ['jpg', 'png'],
  jpeg: ['jpg', 'png'],
  png: ['png', 'jpg'],
  tif: ['tif'],
  tiff: ['tif'],
};

/**
 * Refuses a file whose format does not match its extension. Otherwise a broken PDF would be read as text, and become a
 * candidate named after its garbage.
 * @param format detected format.
 * @throws PortalError `unusableFile` with a sentence about the file.
 */
export function requireNamedFormat(fileName: string, format: string): void {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const expected = formatsOfName[extension];
  if (!expected) throw uploadError('unsupportedType');
  if (!expected.includes(format)) throw uploadError('corrupt');
}

import { uploadError } from '../adapters/parsing-service/document-fault';

/** What may be inside a file of a name. Old word processors wrote RTF and HTML under `.doc`, and text files may hold either. */
const formatsOfName: Readonly<Record<string, readonly string[]>> = {
  pdf: ['pdf'],
  docx: ['docx', 'doc'],
  doc: ['doc', 'docx', 'rtf', 'html'],
  rtf: ['rtf'],
  odt: ['odt'],
  html: ['html', 'txt'],
  htm: ['html', 'txt'],
  txt: ['txt', 'html', 'rtf'],
};

/**
 * Refuses a file that is not what its name says: a broken PDF reads as text, and would become a candidate named after
 * its garbage, and text reads from a file of any name.
 * @param format what reading the file found.
 * @throws PortalError `unusableFile` with a sentence about the file.
 */
export function requireNamedFormat(fileName: string, format: string): void {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const expected = formatsOfName[extension];
  if (!expected) throw uploadError('unsupportedType');
  if (!expected.includes(format)) throw uploadError('corrupt');
}

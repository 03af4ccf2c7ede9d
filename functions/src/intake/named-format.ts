import { uploadError } from '../adapters/parsing-service/document-fault';

/** What may be inside a file of a name. Old word processors wrote RTF and HTML under `.doc`; plain text may be anything. */
const formatsOfName: Readonly<Record<string, readonly string[]>> = {
  pdf: ['pdf'],
  docx: ['docx', 'doc'],
  doc: ['doc', 'docx', 'rtf', 'html'],
};

/**
 * Refuses a file that is not what its name says: a broken PDF reads as text, and would become a candidate named after
 * its garbage.
 * @param format what reading the file found.
 * @throws PortalError `unusableFile` with a sentence about the file.
 */
export function requireNamedFormat(fileName: string, format: string): void {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const expected = formatsOfName[extension];
  if (expected && !expected.includes(format)) throw uploadError('corrupt');
}

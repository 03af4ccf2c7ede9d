import { makeDoc } from '@portal/matching/documents/testing/make-doc';

/** The most characters that the made file holds. */
const maxLength = 6_000;

/** A text as a Word 97 file (.doc), which no library writes any more. What is too long is cut off. */
export function renderWord97(text: string): Uint8Array {
  const paragraphs = text.slice(0, maxLength).replaceAll('\r', '').replaceAll('\n', '\r');
  // A piece of one byte a character, and one of two.
  const narrow = /^[ -~\r]{0,200}/.exec(paragraphs)?.[0] ?? '';
  return makeDoc(narrow, `${paragraphs.slice(narrow.length)}\r`);
}

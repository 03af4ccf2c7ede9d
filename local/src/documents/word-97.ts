import { makeDoc } from '@portal/matching/documents/testing/make-doc';

/** Maximum length of the text in characters. */
const maxLength = 6_000;

/** A text as a Word 97 file (.doc), which no library writes. Longer texts are truncated. */
export function renderWord97(text: string): Uint8Array {
  const paragraphs = text.slice(0, maxLength).replaceAll('\r', '').replaceAll('\n', '\r');
  // One piece with one byte per character, and one with two.
  const narrow = /^[ -~\r]{0,200}/.exec(paragraphs)?.[0] ?? '';
  return makeDoc(narrow, `${paragraphs.slice(narrow.length)}\r`);
}

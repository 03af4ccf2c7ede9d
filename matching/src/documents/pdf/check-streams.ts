import { Unzlib } from 'fflate';
import { DocumentError } from '../document-text';
import type { Deadline } from '../limits';

/**
 * pdf.js unpacks a stream as a whole, so bombs must be found before: each large packed stream is unpacked once in small
 * steps and discarded. The reader never unpacks pictures, so they are not checked.
 */

/** Packed streams below this cannot grow beyond some 33 MB: deflate's limit is 1032-fold. */
const harmlessBytes = 32_768;
/** Filters that are rare for text, with the maximum packed size. */
const otherFilters: Readonly<Record<string, number>> = { LZWDecode: 524_288, RunLengthDecode: 2_097_152 };
const maxDictionaryLength = 4_096;
const step = 16_384;

const keyword = Array.from('stream', (letter) => letter.charCodeAt(0));
const isWordAt = (bytes: Uint8Array, index: number): boolean => keyword.every((code, at) => bytes[index + at] === code);

function find(bytes: Uint8Array, from: number): number {
  for (let index = bytes.indexOf(0x73, from); index >= 0; index = bytes.indexOf(0x73, index + 1)) {
    if (isWordAt(bytes, index)) return index;
  }
  return -1;
}

function dictionaryBefore(bytes: Uint8Array, index: number): string {
  const text = new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, index - maxDictionaryLength), index));
  return text.slice(text.lastIndexOf('obj') + 1);
}

/** Unpacks all layers of the stream; only counts bytes. */
function unpack(packed: Uint8Array, layers: number, maximum: number, deadline: Deadline): void {
  let size = 0;
  const first = Array.from({ length: layers }).reduce<(chunk: Uint8Array, isLast: boolean) => void>(
    (next) => {
      const inflate = new Unzlib((chunk, isLast) => next(chunk, isLast));
      return (chunk, isLast) => inflate.push(chunk, isLast);
    },
    (chunk) => {
      size += chunk.length;
      if (size > maximum) throw new DocumentError('tooLarge');
    },
  );
  try {
    for (let offset = 0; offset < packed.length; offset += step) {
      deadline.check();
      first(packed.subarray(offset, offset + step), offset + step >= packed.length);
    }
  } catch (error) {
    // pdf.js handles data that is not a deflate stream or is cut off.
    if (error instanceof DocumentError) throw error;
  }
}

/**
 * Checks the packed streams of a PDF (ISO 32000-1 §7.4).
 * @throws DocumentError `tooLarge` when one unpacks to more than `maximum` bytes, `timeout`.
 */
export function checkStreams(bytes: Uint8Array, maximum: number, deadline: Deadline): void {
  let index = find(bytes, 0);
  while (index >= 0) {
    const next = find(bytes, index + keyword.length);
    const end = next < 0 ? bytes.length : next;
    const length = end - index;
    const isEnd = bytes[index - 1] === 0x64;
    if (!isEnd) checkStream(bytes, index, length, maximum, deadline);
    index = next;
  }
}

function checkStream(bytes: Uint8Array, index: number, length: number, maximum: number, deadline: Deadline): void {
  const isLarge = length > harmlessBytes;
  const dictionary = isLarge || length > 64 ? dictionaryBefore(bytes, index) : '';
  const layers = dictionary.split(/\/Fl(?:ateDecode)?\b/).length - 1;
  if ((!isLarge && layers < 2) || /\/Subtype\s{0,9}\/Image\b/.test(dictionary)) return;
  for (const [filter, most] of Object.entries(otherFilters)) {
    if (dictionary.includes(filter) && length > most) throw new DocumentError('tooLarge');
  }
  if (layers === 0) return;
  let start = index + keyword.length;
  while (bytes[start] === 0x0d || bytes[start] === 0x0a) start += 1;
  unpack(bytes.subarray(start, index + length), Math.min(layers, 8), maximum, deadline);
}

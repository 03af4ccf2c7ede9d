/** The encoding of a plain text or HTML file, by its byte order mark or its bytes. */

function utf16Without(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, 4_096) & ~1;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) even += 1;
    if (bytes[index + 1] === 0) odd += 1;
  }
  if (odd > length * 0.3 && even < length * 0.05) return 'utf-16le';
  if (even > length * 0.3 && odd < length * 0.05) return 'utf-16be';
  return null;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return utf16Without(bytes) ?? 'utf-8';
}

/** Maximum bytes of a character in UTF-8. */
const widest = 4;

/** Enough leading bytes for this number of characters in any encoding, not cut inside a UTF-8 character. */
function beginningOf(bytes: Uint8Array, characters: number): Uint8Array {
  let end = Math.min(bytes.length, characters * widest);
  if (end === bytes.length) return bytes;
  for (let back = 0; back < widest && ((bytes[end] ?? 0) & 0xc0) === 0x80; back += 1) end -= 1;
  return bytes.subarray(0, end);
}

/** Counts undecodable characters, up to three. */
function brokenIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\ufffd'); at >= 0 && count < 3; at = text.indexOf('\ufffd', at + 1)) count += 1;
  return count;
}

function decoded(bytes: Uint8Array, fallback: string): string {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // A file cut inside a character is still UTF-8.
    const text = new TextDecoder('utf-8').decode(bytes);
    const broken = brokenIn(text);
    const isWide = text.length < bytes.length - broken;
    return broken <= 2 && isWide ? text : new TextDecoder(fallback).decode(bytes);
  }
}

/**
 * Decodes bytes: UTF-8 or UTF-16 by mark, UTF-16 by its zeros, UTF-8 when valid, else `fallback` (windows-1252, which
 * has a character for every byte).
 * @param most Maximum number of characters; bytes far beyond them are not decoded.
 */
export function decodeText(
  bytes: Uint8Array,
  most: number,
  fallback = 'windows-1252',
): { text: string; isWhole: boolean } {
  const beginning = beginningOf(bytes, most);
  const text = decoded(beginning, fallback);
  return { text: text.slice(0, most), isWhole: beginning.length === bytes.length && text.length <= most };
}

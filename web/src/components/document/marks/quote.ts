/**
 * A place in a text, identified by its words and the text around them (W3C Web Annotation, "Text Quote Selector"): it
 * is found again in another rendering of the same document, whose offsets, line breaks and hyphens differ.
 */
export interface Quote {
  exact: string;
  before: string;
  after: string;
  /** Its relative position in the whole text, 0 to 1: decides between equal places. */
  position: number;
}

const contextLength = 40;

/** The words from `start` to `end` of a text, with the text around them. */
export function quoteOf(text: string, start: number, end: number): Quote {
  return {
    exact: text.slice(start, end),
    before: text.slice(Math.max(0, start - contextLength), start),
    after: text.slice(end, end + contextLength),
    position: text.length === 0 ? 0 : start / text.length,
  };
}

/** Text in pieces, reduced to letters and digits, which do not depend on the layout. */
export interface SearchText {
  key: string;
  /** For each character of the key: its piece, its offset there, and whether a word begins or ends with it. */
  pieces: number[];
  offsets: number[];
  begins: boolean[];
  ends: boolean[];
}

/** From an offset in a piece to the one after the last character. */
export interface PieceRange {
  piece: number;
  start: number;
  end: number;
}

/** Letters, digits, and the signs that distinguish C from C++ and C#. */
const kept = /[\p{L}\p{N}+#]/u;

/** Makes text searchable. Ligatures and decomposed letters count as the plain letters. */
export function searchTextOf(texts: readonly string[]): SearchText {
  const found: SearchText = { key: '', pieces: [], offsets: [], begins: [], ends: [] };
  const parts: string[] = [];
  texts.forEach((text, piece) => {
    let offset = 0;
    let isInWord = false;
    for (const sign of text) {
      const plain = sign.normalize('NFKD').toLowerCase();
      const isKept = kept.test(sign);
      if (!isKept && isInWord) found.ends[found.ends.length - 1] = true;
      for (const letter of isKept ? plain : '') {
        if (!kept.test(letter)) continue;
        // One entry per UTF-16 unit, like the key.
        for (const unit of letter.split('')) {
          parts.push(unit);
          found.pieces.push(piece);
          found.offsets.push(offset);
          found.begins.push(!isInWord);
          found.ends.push(false);
        }
        isInWord = true;
      }
      if (!isKept) isInWord = false;
      offset += sign.length;
    }
    if (found.ends.length > 0) found.ends[found.ends.length - 1] = true;
  });
  found.key = parts.join('');
  return found;
}

/** The most places that are compared: a word that is more frequent does not identify a place. */
const maxPlaces = 300;
/** Words with fewer letters must be whole words. */
const minPartLength = 6;
const minLineLength = 4;

/**
 * Finds the place of a quote.
 * @param texts the pieces that `text` was made of.
 * @returns its ranges and how well the surrounding text agrees (higher is better), or null when it is not there. A
 *   quote of several lines that are not adjacent is found line by line.
 */
export function findQuote(
  text: SearchText,
  quote: Quote,
  texts: readonly string[],
): { ranges: PieceRange[]; agreement: number } | null {
  const whole = findPlace(text, quote);
  if (whole) return { ranges: rangesOf(text, whole.start, whole.end, texts), agreement: whole.agreement };
  const lines = quote.exact.split('\n').filter((line) => keyOf(line).length >= minLineLength);
  if (lines.length < 2) return null;
  const places = lines.flatMap((line) => findPlace(text, { ...quote, exact: line, before: '', after: '' }) ?? []);
  if (places.length === 0) return null;
  const agreement = places.reduce((sum, place) => sum + place.agreement, 0) / lines.length - 1;
  return { ranges: places.flatMap(({ start, end }) => rangesOf(text, start, end, texts)), agreement };
}

interface Place {
  start: number;
  end: number;
  agreement: number;
}

function findPlace(text: SearchText, quote: Quote): Place | null {
  const needle = keyOf(quote.exact);
  if (needle === '') return null;
  const before = keyOf(quote.before);
  const after = keyOf(quote.after);
  let best: Place | null = null;
  let count = 0;
  for (let start = text.key.indexOf(needle); start >= 0; start = text.key.indexOf(needle, start + 1)) {
    const end = start + needle.length;
    const isWord = text.begins[start] === true && text.ends[end - 1] === true;
    if (!isWord && needle.length < minPartLength) continue;
    count += 1;
    if (count > maxPlaces) break;
    const context = commonEnd(text.key, start, before) + commonStart(text.key, end, after);
    const distance = Math.abs(start / text.key.length - quote.position);
    const agreement = context / (before.length + after.length || 1) + (isWord ? 0.2 : 0) - distance * 0.3;
    if (!best || agreement > best.agreement) best = { start, end, agreement };
  }
  return best;
}

function keyOf(text: string): string {
  return searchTextOf([text]).key;
}

function commonEnd(key: string, at: number, before: string): number {
  let length = 0;
  while (length < before.length && key[at - 1 - length] === before[before.length - 1 - length]) length += 1;
  return length;
}

function commonStart(key: string, at: number, after: string): number {
  let length = 0;
  while (length < after.length && key[at + length] === after[length]) length += 1;
  return length;
}

/** One range per piece, from its first character to its last. */
function rangesOf(text: SearchText, start: number, end: number, texts: readonly string[]): PieceRange[] {
  const ranges: PieceRange[] = [];
  for (let index = start; index < end; index += 1) {
    const piece = text.pieces[index] ?? 0;
    const offset = text.offsets[index] ?? 0;
    const after = offset + lengthAt(texts[piece] ?? '', offset);
    const last = ranges.at(-1);
    if (last?.piece === piece) last.end = Math.max(last.end, after);
    else ranges.push({ piece, start: offset, end: after });
  }
  return ranges;
}

function lengthAt(text: string, offset: number): number {
  return (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
}

import { foldText } from './fold';
import { isUnspaced, wordOccurrences } from './words';

/** A part of a text, and whether the search found it. */
export interface TextPart {
  text: string;
  isHit: boolean;
}

/**
 * Splits a text at the words of a search. The parts joined are the text.
 * @param words of `searchWords`.
 */
export function highlightParts(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let last = 0;
  const mark = (start: number, end: number) => {
    if (end <= last) return;
    if (start > last) parts.push({ text: text.slice(last, start), isHit: false });
    parts.push({ text: text.slice(Math.max(start, last), end), isHit: true });
    last = end;
  };
  for (const { word, start, end } of words.length === 0 ? [] : wordOccurrences(text)) {
    const wanted = words.filter((other) => word.startsWith(other));
    const longest = wanted.reduce((most, other) => (other.length > most.length ? other : most), '');
    if (longest !== '') mark(start, start + lengthOfPrefix(text.slice(start, end), longest.length));
    else if (isUnspaced(word)) markInside(text.slice(start, end), start);
  }
  if (last < text.length || parts.length === 0) parts.push({ text: text.slice(last), isHit: false });
  return parts;

  function markInside(written: string, offset: number): void {
    for (const word of words) {
      const place = foldText(written).indexOf(word);
      if (place < 0) continue;
      const before = lengthOfPrefix(written, place);
      mark(offset + before, offset + before + lengthOfPrefix(written.slice(before), word.length));
    }
  }
}

/** Length of the written prefix whose folded form has this length. */
function lengthOfPrefix(written: string, foldedLength: number): number {
  if (foldedLength === 0) return 0;
  let length = 0;
  let folded = 0;
  for (const character of written) {
    const added = foldText(character).replace(/['’ʼ]/u, '').length;
    // Marks and joiners belong to the preceding letter.
    if (folded >= foldedLength && added > 0) break;
    folded += added;
    length += character.length;
  }
  return length;
}

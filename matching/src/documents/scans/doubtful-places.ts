import type { DocumentLine, Scan } from '../document-text';
import { normalizeCharacters } from '../normalize-text';
import type { DoubtfulWord } from './scanned-page';

/** The places of doubtful words in the text, by their positions on the page. */
export function placesOf(words: readonly DoubtfulWord[], lines: readonly DocumentLine[]): Scan['doubtful'] {
  return words.flatMap((word) => {
    const text = normalizeCharacters(word.text);
    const line = lines.find((each) => each.page === word.page && isOn(each, word) && each.text.includes(text));
    if (!line?.box || text === '') return [];
    const { left, right } = line.box;
    const expected = ((word.x - left) / (right - left)) * line.text.length - text.length / 2;
    const start = line.start + nearest(line.text, text, expected);
    return [{ start, end: start + text.length }];
  });
}

const isOn = ({ box }: DocumentLine, { x, y }: DoubtfulWord): boolean =>
  box !== null && x > box.left && x < box.right && y > box.top && y < box.bottom;

/** The position of a text in a line that is nearest to the expected one. */
function nearest(line: string, text: string, expected: number): number {
  let best = line.indexOf(text);
  for (let at = best; at >= 0; at = line.indexOf(text, at + 1)) {
    if (Math.abs(at - expected) < Math.abs(best - expected)) best = at;
  }
  return best;
}

import type { GrayPicture, RecognizedWord, Recognizer } from './recognizer';

/** Width in pixels of the strips in which lines of text are level, even on a page that is a little askew. */
const strip = 200;
/** Distance in pixels between the rows that are compared: more than a stroke, less than a line of text. */
const reach = 8;
/** How much more the ink must change across the columns of a page than across its rows when it lies on its side. */
const minContrast = 1.2;
/** Confidence of words that are no guesses, and the share of letters in them on a page that is the right way up. */
const certain = { word: 0.7, page: 0.5 };
const white = 255;

/** A picture turned to the right by quarters of a circle. */
export function turned({ width, height, pixels }: GrayPicture, quarters: 1 | 2 | 3): GrayPicture {
  if (quarters === 2) return { width, height, pixels: pixels.slice().reverse() };
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = quarters === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      result[at] = pixels[y * width + x] ?? white;
    }
  }
  return { width: height, height: width, pixels: result };
}

/** How much the ink changes from row to row, as it does between lines of text; or from column to column. */
function contrast({ width, height, pixels }: GrayPicture, isAcross: boolean): number {
  const [length, breadth] = isAcross ? [width, height] : [height, width];
  const [step, next] = isAcross ? [1, width] : [width, 1];
  const ink = new Uint32Array(length);
  let sum = 0;
  for (let from = 0; from < breadth; from += strip) {
    ink.fill(0);
    for (let at = 0; at < length; at += 1) {
      for (let other = from; other < Math.min(breadth, from + strip); other += 1) {
        if ((pixels[at * step + other * next] ?? white) < white) ink[at] = (ink[at] ?? 0) + 1;
      }
    }
    for (let at = reach; at < length; at += 1) sum += ((ink[at] ?? 0) - (ink[at - reach] ?? 0)) ** 2;
  }
  return sum;
}

/** Whether the lines of text run from top to bottom. */
export const isSideways = (picture: GrayPicture): boolean =>
  contrast(picture, true) > minContrast * contrast(picture, false);

/** The share of letters in words that are no guesses. */
function certainty(words: readonly RecognizedWord[]): number {
  const lettersOf = (some: readonly RecognizedWord[]): number => some.reduce((sum, { text }) => sum + text.length, 0);
  return lettersOf(words.filter(({ confidence }) => confidence >= certain.word)) / Math.max(1, lettersOf(words));
}

/**
 * Recognizes a page that may lie on its side or upside down, as pages come from a feeder or a phone.
 * @returns its words, and the picture in which they stand.
 */
export function readUpright(
  recognizer: Pick<Recognizer, 'wordsOf'>,
  picture: GrayPicture,
): { words: RecognizedWord[]; picture: GrayPicture } {
  const level = isSideways(picture) ? turned(picture, 1) : picture;
  const words = recognizer.wordsOf(level);
  if (certainty(words) >= certain.page) return { words, picture: level };
  const overturned = turned(level, 2);
  const others = recognizer.wordsOf(overturned);
  return certainty(others) > certainty(words) ? { words: others, picture: overturned } : { words, picture: level };
}

import type { Glyph, PageContent } from '../pdf/page-content';
import type { RecognizedWord } from './recognizer';

/** Confidence below which a word is doubtful. */
const doubtfulBelow = 0.7;
/** Marks of dust, lines and pictures: unlikely words, and unlikely words without a letter or digit. */
const noise = { word: 0.15, sign: 0.5 };
/** Height of a line of letters, from the tops of capitals to the ends of descenders, in sizes of the font. */
const lineHeight = 0.94;
/** What a bullet at the beginning of a line is taken for. */
const misreadBullet = /^(?:[+*°•»«¢©®~=-]|[eo¢])$/u;
/** Minimum number of lines that begin with such a sign. */
const minBullets = 2;

/** A word that may be wrong, and where it is on its page, in points. */
export interface DoubtfulWord {
  text: string;
  page: number;
  x: number;
  y: number;
}

const isNoise = ({ text, confidence }: RecognizedWord): boolean =>
  confidence < (/[\p{L}\p{N}]/u.test(text) ? noise.word : noise.sign) && !misreadBullet.test(text);

/** The words that are bullets: a sign at the beginning of its line, with a word after it. */
function bulletsOf(words: readonly RecognizedWord[]): ReadonlySet<RecognizedWord> {
  const found = words.filter((word, index) => {
    const [before, next] = [words[index - 1], words[index + 1]];
    const isFirst = !isSameLine(before, word);
    return isFirst && next !== undefined && isSameLine(word, next) && misreadBullet.test(word.text);
  });
  return new Set(found.length < minBullets ? [] : found);
}

function isSameLine(before: RecognizedWord | undefined, word: RecognizedWord): boolean {
  return before !== undefined && before.right <= word.left + 2 && Math.abs(before.y - word.y) < word.rowHeight * 0.3;
}

/**
 * The recognized words of a page as the content of a page, which is laid out like any other.
 * @param scale Points for each pixel.
 */
export function scannedPage(
  recognized: readonly RecognizedWord[],
  { page, scale }: { page: number; scale: number },
): { content: PageContent; doubtful: DoubtfulWord[] } {
  const words = recognized.filter((word) => !isNoise(word));
  const bullets = bulletsOf(words);
  const glyphs = words.map((word): Glyph => ({
    text: bullets.has(word) ? '•' : word.text,
    left: word.left * scale,
    right: word.right * scale,
    y: word.y * scale,
    size: (word.rowHeight * scale) / lineHeight,
    isBold: false,
    isItalic: false,
    turn: 0,
    isAfterSpace: true,
  }));
  const doubtful = words
    .filter((word) => word.confidence < doubtfulBelow && !bullets.has(word) && /[\p{L}\p{N}]/u.test(word.text))
    .map((word) => ({ text: word.text, page, x: ((word.left + word.right) / 2) * scale, y: word.y * scale }));
  return { content: { glyphs, dots: [], frames: [], rules: [], isPictured: true }, doubtful };
}

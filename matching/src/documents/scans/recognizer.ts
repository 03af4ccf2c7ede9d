import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import loadTesseract from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { RecognizerError } from './recognizer-error';

/** A picture of a page, one byte for each pixel. */
export interface GrayPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A recognized word; positions in pixels of the straightened picture. */
export interface RecognizedWord {
  text: string;
  /** 0 (a guess) to 1 (certain). */
  confidence: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Its base line. */
  y: number;
  /** Height of its line from the tops of capitals to the ends of descenders. */
  rowHeight: number;
}

/** Recognizes the words of pictures by Tesseract; nothing is fetched. */
export interface Recognizer {
  /** The words of a page in Tesseract's order; the picture may be a few degrees askew. */
  wordsOf(picture: GrayPicture): RecognizedWord[];
  /** Frees the memory. */
  close(): void;
}

/** The neural network, the only one that the language data serve. */
const networkOnly = 1;
/** Radians; turning costs time and sharpness, and lines of this slope are read well. */
const minSkew = 0.004;
/** Radians; more is a misjudgment of a page with few lines. */
const maxSkew = 0.35;

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
interface Line {
  baseline: Box;
  rowAttributes: { rowHeight: number };
  words: { text: string; confidence: number; bbox: Box }[];
}
interface Blocks {
  blocks: { paragraphs: { lines: Line[] }[] | null }[];
}

/** The data of a language by its ISO 639-2 code, from the installed package of that language. */
function languageData(language: string): Uint8Array {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`));
    return gunzipSync(readFileSync(join(folder, '4.0.0_best_int', `${language}.traineddata.gz`)));
  } catch (error) {
    throw new RecognizerError(`language_${language}`, { cause: error });
  }
}

/**
 * Loads Tesseract with the data of some languages.
 * @param languages ISO 639-2 codes; the package `@tesseract.js-data/…` of each must be installed.
 * @throws RecognizerError when a language is not installed, or Tesseract does not load.
 */
export async function openRecognizer(languages: readonly string[]): Promise<Recognizer> {
  const silent = (): void => undefined;
  const { FS, TessBaseAPI } = await loadTesseract({ print: silent, printErr: silent }).catch((error: unknown) => {
    throw new RecognizerError('program', { cause: error });
  });
  for (const language of languages) FS.writeFile(`./${language}.traineddata`, languageData(language));
  const tesseract = new TessBaseAPI();
  if (tesseract.Init(null, languages.join('+'), networkOnly) !== 0) throw new RecognizerError('languages');
  const show = (angle: number): void => {
    if (tesseract.SetImageFile(1, angle) !== 0) throw new Error('Tesseract refused the picture');
  };
  return {
    wordsOf(picture) {
      FS.writeFile('/input', portableGrayMap(picture));
      show(0);
      tesseract.FindLines();
      const skew = tesseract.GetGradient();
      if (Math.abs(skew) > minSkew && Math.abs(skew) < maxSkew) show(skew);
      tesseract.Recognize(null);
      return wordsIn(JSON.parse(tesseract.GetJSONText()) as Blocks);
    },
    close: () => tesseract.End(),
  };
}

/** The simplest format that Tesseract reads. */
function portableGrayMap({ width, height, pixels }: GrayPicture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5 ${String(width)} ${String(height)} 255\n`), pixels]);
}

function wordsIn({ blocks }: Blocks): RecognizedWord[] {
  const lines = blocks.flatMap(({ paragraphs }) => paragraphs ?? []).flatMap((paragraph) => paragraph.lines);
  return lines.flatMap(({ baseline, rowAttributes, words }) => {
    const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);
    return words.map(({ text, confidence, bbox }) => ({
      text,
      confidence: confidence / 100,
      left: bbox.x0,
      right: bbox.x1,
      top: bbox.y0,
      bottom: bbox.y1,
      y: baseline.y0 + slope * ((bbox.x0 + bbox.x1) / 2 - baseline.x0),
      rowHeight: rowAttributes.rowHeight,
    }));
  });
}

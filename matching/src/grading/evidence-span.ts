import type { GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';

type Span = NonNullable<GradeEvidence['span']>;

/** Characters that identify a sentence; line breaks of the document may interrupt the rest. */
const knownBy = 24;

/** The span of a parsed field in the resume's text. */
export function spanAt(resume: ParsedResume, path: string): Span | null {
  const place = resume.provenance[path];
  return place ? { start: place.start, end: place.end } : null;
}

/** White space between two words of a quote, in characters. */
const maxGap = 80;

/** Characters of a quote that are shown. */
export const maxQuoteLength = 300;

/** The lines of the resume around a span, as written. */
export function quoteAt({ text }: ParsedResume, { start, end }: Span): string {
  const below = text.indexOf('\n', Math.max(start, end - 1));
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, below < 0 ? text.length : below);
  return line.trim().slice(0, maxQuoteLength);
}

/**
 * The span of a quote in the resume's text: inside its sentence, after the start of its position.
 * @param from Path of a field before the words, such as `work.0.title`; the start of the text when absent.
 * @returns null when the text does not have them, for example after a correction.
 */
export function spanOfWords(
  resume: ParsedResume,
  words: { phrase: string; sentence?: string; from?: string },
): Span | null {
  const { text } = resume;
  const begin = words.from === undefined ? 0 : (spanAt(resume, words.from)?.start ?? 0);
  const sentence = words.sentence ?? '';
  let at = sentence === '' ? begin : text.indexOf(sentence, begin);
  if (at < 0) at = text.indexOf(sentence.slice(0, knownBy), begin);
  const start = words.phrase === '' ? -1 : text.indexOf(words.phrase, Math.max(begin, at));
  if (start >= 0) return { start, end: start + words.phrase.length };
  return at >= 0 && sentence !== '' ? { start: at, end: Math.min(text.length, at + sentence.length) } : null;
}

/**
 * The place of words that the text has over several lines, as an entry of a narrow column does; else of its first words, at
 * least half of them, where something else is between its lines.
 * @returns null when the text has neither.
 */
export function spanOverLines(sentence: string, text: string): Span | null {
  const words = sentence.split(/\s+/u).filter(Boolean);
  for (let count = words.length; count > 0 && count * 2 >= words.length; count -= 1) {
    const place = spanOfWordsInRow(words.slice(0, count), text);
    if (place) return place;
  }
  return null;
}

function spanOfWordsInRow([first = '', ...others]: readonly string[], text: string): Span | null {
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
    let end = start + first.length;
    const isInRow = others.every((word) => {
      const gap = /^\s+/u.exec(text.slice(end, end + maxGap))?.[0].length ?? 0;
      if (gap === 0 || !text.startsWith(word, end + gap)) return false;
      end += gap + word.length;
      return true;
    });
    if (isInRow) return { start, end };
  }
  return null;
}

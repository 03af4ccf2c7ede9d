import type { GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';

type Span = NonNullable<GradeEvidence['span']>;

/** Enough of a sentence to know it by; lines of the document may break the rest. */
const knownBy = 24;

/** Where the value at a path of the resume stands in its text. */
export function spanAt(resume: ParsedResume, path: string): Span | null {
  const place = resume.provenance[path];
  return place ? { start: place.start, end: place.end } : null;
}

/**
 * Where words that were found stand in the resume's text: inside their sentence, from the place on where the position
 * begins that they belong to.
 * @param from Path of a value that stands before the words, `work.0.title`; the beginning when it is not known.
 * @returns null when the text does not have them, as when somebody corrected the parsed fields.
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

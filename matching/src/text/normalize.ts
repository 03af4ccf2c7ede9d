import { plainLetters } from '@portal/domain/search/fold';

/** Combining marks, which a decomposed character carries after its base letter. */
const combiningMarks = /\p{M}+/gu;

const unlikeLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
const ascii = /^[\x20-\x7e]*$/;

/**
 * Folds case and diacritics, so that `Résumé` and `RESUME` compare equal. The length may change: never use offsets of
 * the result in the original.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(combiningMarks, '')
    .replace(unlikeLetters, (letter) => plainLetters[letter] ?? letter)
    .replace(/[’‘`]/g, "'");
}

const unlikeInAnyCase = new RegExp(unlikeLetters.source, 'gi');

/** A text in its own capitals without diacritics, as people type it who have no such keys: `Łukasz` is `Lukasz`. */
export function withoutAccents(text: string): string {
  if (ascii.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(combiningMarks, '')
    .replace(unlikeInAnyCase, (letter) => {
      const plain = plainLetters[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? plain : plain.slice(0, 1).toUpperCase() + plain.slice(1);
    });
}

/** Words of a phrase for comparing: folded, punctuation dropped, `&` read as `and`. */
export function foldWords(text: string): string[] {
  return (
    fold(text)
      .replace(/&/g, ' and ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** {@link foldWords} joined by single spaces: the key under which lists of phrases are looked up. */
export function phraseKey(text: string): string {
  return foldWords(text).join(' ');
}

/** Whether most letters are capitals, as in a heading or a shouted name. */
export function isUpperCase(text: string): boolean {
  return text !== text.toLowerCase() && text === text.toUpperCase();
}

const smallWords = new Set(['of', 'and', 'the', 'in', 'for', 'at', 'to', 'a', 'de', 'du', 'la', 'von', 'van', 'und']);

/** Writes a shouted phrase as people write it; a phrase with small letters is left as it is. */
export function titleCase(text: string): string {
  if (!isUpperCase(text)) return text;
  return text
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && smallWords.has(word) ? word : capitalize(word)))
    .join(' ');
}

function capitalize(word: string): string {
  return word.replace(/(^|[-'’.(/])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** Cuts white space and separators off both ends. */
export function trimSeparators(text: string): string {
  return text.slice(...trimmedRange(text));
}

const separators = new Set(' \t\n\u00a0,;:|•·–—-/\\*~_►▪●■◆>');

/** The range of `text` without separators at both ends, as start and end offsets. */
export function trimmedRange(text: string): [start: number, end: number] {
  let start = 0;
  let end = text.length;
  while (start < end && separators.has(text[start] ?? '')) start++;
  while (end > start && separators.has(text[end - 1] ?? '')) end--;
  return [start, end];
}

import { plainLetters } from '@portal/domain/search/fold';

/** Combining marks after a base letter in decomposed text. */
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
    .replace(/[’‘`]/g, "'")
    .normalize('NFC');
}

const unlikeInAnyCase = new RegExp(unlikeLetters.source, 'gi');

/** A text without diacritics and with its case kept, as typed without those keys: `Łukasz` is `Lukasz`. */
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

/** Words of a phrase for comparison: folded, without punctuation, `&` read as `and`. */
export function foldWords(text: string): string[] {
  return (
    fold(text)
      .replace(/&/g, ' and ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** {@link foldWords} joined by single spaces: the lookup key of lists of phrases. */
export function phraseKey(text: string): string {
  return foldWords(text).join(' ');
}

/** Whether most letters are capitals, as in a heading. */
export function isUpperCase(text: string): boolean {
  return text !== text.toLowerCase() && text === text.toUpperCase();
}

const smallWords = new Set(['of', 'and', 'the', 'in', 'for', 'at', 'to', 'a', 'de', 'du', 'la', 'von', 'van', 'und']);

/** Writes a phrase in capitals in title case; a phrase with lower-case letters is unchanged. */
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

/** Trims white space and separators at both ends. */
export function trimSeparators(text: string): string {
  return text.slice(...trimmedRange(text));
}

const separators = new Set(' \t\n\u00a0,;:|•·–—-/\\*~_►▪●■◆>');

/** The offsets of `text` without separators at both ends. */
export function trimmedRange(text: string): [start: number, end: number] {
  let start = 0;
  let end = text.length;
  while (start < end && separators.has(text[start] ?? '')) start++;
  while (end > start && separators.has(text[end - 1] ?? '')) end--;
  return [start, end];
}

/** Letters that Unicode does not decompose into a base letter and a mark, and what users type for them. */
export const plainLetters: Readonly<Partial<Record<string, string>>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
};
const undecomposedLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** Accents and points of Latin, Greek, Cyrillic, Hebrew and Arabic; in other scripts marks are letters. */
const marks = /(?=\p{Mn})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Greek}\p{Script=Cyrillic}]/gu;
/** Joiners, direction marks, soft hyphens and the Arabic tatweel, which nobody types in a search. */
const invisible = /[\p{Cf}\p{Variation_Selector}\u0640]/gu;

/**
 * Folds a text for searches: lower case, no accents, plain compatibility forms. A prefix of a text stays a prefix when
 * both are folded.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(invisible, '')
    .replace(undecomposedLetters, (letter) => plainLetters[letter] ?? letter);
}

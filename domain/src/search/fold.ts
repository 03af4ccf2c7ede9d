/** Letters that Unicode does not take apart into a plain one and a mark, and what people type for them. */
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

/** Accents and points of Latin, Greek, Cyrillic, Hebrew and Arabic; elsewhere marks are letters of their own. */
const marks = /(?=\p{Mn})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Greek}\p{Script=Cyrillic}]/gu;
/** Joiners, direction marks, soft hyphens, the Arabic stretcher: nothing that one types to find something. */
const invisible = /[\p{Cf}\p{Variation_Selector}\u0640]/gu;

/**
 * A text as it is compared in searches: lower case, without accents, compatibility forms made plain. What begins with
 * another text, does so folded, too.
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

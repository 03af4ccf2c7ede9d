/** A text in the form in which names are compared, with the place of each character in the original. */
export interface FoldedText {
  text: string;
  /** Start in the original of each character of `text`. */
  starts: readonly number[];
  /** End in the original of each character of `text`. */
  ends: readonly number[];
}

/** Soft hyphens, zero-width characters, direction marks, apostrophes, accents, Arabic vowel signs and elongation. */
// eslint-disable-next-line no-misleading-character-class -- accents and joiners are what it names
const dropped = /^[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff'’‘ʼ`´\u0300-\u036f\u064b-\u0652\u0640]$/u;
const accented = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
};

/**
 * Folds a text: lower case, without accents, apostrophes and invisible characters, with full-width letters and all digits in
 * their plain form.
 */
export function foldText(original: string): FoldedText {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let offset = 0;
  for (const character of original) {
    const start = offset;
    offset += character.length;
    for (const folded of foldCharacter(character)) {
      parts.push(folded);
      // An astral character has two units.
      starts.push(...Array<number>(folded.length).fill(start));
      ends.push(...Array<number>(folded.length).fill(offset));
    }
  }
  return { text: parts.join(''), starts, ends };
}

/** The letters and digits of a text alone, folded. */
export function compact(text: string): string {
  return foldText(text).text.replace(/[^\p{L}\p{N}]+/gu, '');
}

function foldCharacter(character: string): string {
  if (character < '\u0080') return character === "'" || character === '`' ? '' : character.toLowerCase();
  if (dropped.test(character)) return '';
  const plain = character.normalize('NFKC').toLowerCase();
  if (/^\p{Nd}$/u.test(plain)) return digitOf(plain);
  const bare = accented.test(plain) ? plain.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : plain;
  return ligatures[bare] ?? bare;
}

/** The digits of a script are ten characters in a row, from zero on. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

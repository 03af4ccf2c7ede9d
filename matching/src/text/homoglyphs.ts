/**
 * Latin letters by the letters that look the same: single letters of Cyrillic, Greek, Armenian and phonetic script from
 * Unicode's list of confusables (UTS #39, `confusables.txt`). The capital І maps to i here.
 */
const drawnAs: Readonly<Record<string, string>> = {
  A: 'ΑА',
  B: 'ΒВ',
  C: 'С',
  E: 'ΕЕ',
  F: 'Ϝ',
  G: 'Ԍ',
  H: 'ΗН',
  I: 'ΙІӀ',
  J: 'ͿЈ',
  K: 'ΚК',
  M: 'ΜϺМ',
  N: 'Ν',
  O: 'ΟОՕ',
  P: 'ΡР',
  S: 'ЅՏ',
  T: 'ΤТ',
  U: 'Ս',
  V: 'Ѵ',
  W: 'Ԝ',
  X: 'ΧХ',
  Y: 'ΥУҮ',
  Z: 'Ζ',
  a: 'αаɑ',
  c: 'сϲᴄ',
  d: 'ԁ',
  e: 'еҽ',
  f: 'ք',
  g: 'ցɡ',
  h: 'һհ',
  i: 'ιіꙇӏɩ',
  j: 'ϳј',
  n: 'ոռ',
  o: 'οσоօᴏⲟ',
  p: 'ρр',
  q: 'ԛգզ',
  r: 'ᴦг',
  s: 'ѕꜱ',
  u: 'υս',
  v: 'νѵᴠ',
  w: 'ѡԝաᴡ',
  x: 'х',
  y: 'γуү',
  z: 'ᴢ',
};
const latinOf = new Map(
  Object.entries(drawnAs).flatMap(([latin, drawn]) => Array.from(drawn, (sign) => [sign, latin] as const)),
);
const looksLatin = new RegExp(`[${[...latinOf.keys()].join('')}]`, 'gu');
/** Invisible characters: joiners, direction marks, soft hyphens and selectors. */
const invisible = /[\p{Cf}\p{Variation_Selector}\u034f]/gu;
const ascii = /^[\x20-\x7e\t\n]*$/;

/**
 * A text by its appearance: letters that look the same become one letter, invisible characters are removed. Finds a
 * text again after characters were replaced to deceive a program. For comparison only: Cyrillic and Greek words become
 * nonsense, the same on both sides.
 */
export function foldHomoglyphs(text: string): string {
  if (ascii.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(invisible, '')
    .replace(looksLatin, (sign) => latinOf.get(sign) ?? sign);
}

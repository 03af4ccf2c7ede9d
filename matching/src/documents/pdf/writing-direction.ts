const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const leftToRightRun = /[\p{Script=Latin}\p{N}@._+\-/:]+(?: +[\p{Script=Latin}\p{N}@._+\-/:]+)*/gu;

/**
 * Converts visual to logical order. A text that is mainly right-to-left is reversed, numbers and Latin words in it are
 * reversed back (a small part of UAX #9, sufficient for lines of a resume).
 */
export function toLogicalOrder(text: string): string {
  if (!rightToLeft.test(text)) return text;
  const characters = Array.from(text);
  const foreign = characters.filter((character) => rightToLeft.test(character)).length;
  if (foreign * 3 < characters.length) return text;
  const turn = (part: string): string => Array.from(part).reverse().join('');
  return turn(text).replace(leftToRightRun, turn);
}

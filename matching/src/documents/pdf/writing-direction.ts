const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const leftToRightRun = /[\p{Script=Latin}\p{N}@._+\-/:]+(?: +[\p{Script=Latin}\p{N}@._+\-/:]+)*/gu;

/**
 * Characters come in the order in which they stand on the page. A text that is mainly written from right to left is
 * turned around, numbers and Latin words in it are turned back (a small part of UAX #9 that does for lines of a resume).
 */
export function toLogicalOrder(text: string): string {
  if (!rightToLeft.test(text)) return text;
  const characters = Array.from(text);
  const foreign = characters.filter((character) => rightToLeft.test(character)).length;
  if (foreign * 3 < characters.length) return text;
  const turn = (part: string): string => Array.from(part).reverse().join('');
  return turn(text).replace(leftToRightRun, turn);
}

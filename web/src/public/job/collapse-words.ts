/**
 * The beginning of a text that is too long to be shown whole.
 * @param maxWords a text with this many words is still shown whole.
 * @returns the text up to the last word that fits, with its line breaks; null when all of it fits.
 */
export function collapseWords(text: string, maxWords: number): string | null {
  const words = /\S+/g;
  let end = 0;
  for (let count = 0; ; count += 1) {
    const word = words.exec(text);
    if (!word) return null;
    if (count === maxWords) return text.slice(0, end);
    end = word.index + word[0].length;
  }
}

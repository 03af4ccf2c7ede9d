import type { Random } from './random';

/**
 * Adds typos to prose: swapped, doubled or missing letters in longer lower-case words.
 * @param share of these words that get one.
 */
export function withTypos(text: string, share: number, random: Random, spared: readonly string[]): string {
  if (share === 0) return text;
  const sparedWords = new Set(spared.join(' ').toLowerCase().split(/\s+/));
  return text.replace(/\b[a-z]{6,}\b/g, (word) =>
    sparedWords.has(word) || !random.chance(share) ? word : slip(word, random),
  );
}

function slip(word: string, random: Random): string {
  const at = random.int(1, word.length - 3);
  const [one, two] = [word.charAt(at), word.charAt(at + 1)];
  return word.slice(0, at) + random.pick([two + one, one + one + two, two]) + word.slice(at + 2);
}

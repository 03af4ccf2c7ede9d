/** A line of so many parts with so few words in each is a list of words, meant to be found. */
const wall = { parts: 8, wordsInEach: 3 };

/** Whether a line is a wall of words: no sentence, and no proof of anything it names. */
export function isWallOfWords(line: string): boolean {
  const parts = line.split(',').length;
  return parts >= wall.parts && line.trim().split(/\s+/).length / parts < wall.wordsInEach;
}

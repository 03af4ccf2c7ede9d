import { isUnspaced, wordOccurrences, searchWords } from './words';

/** Matches that a search gives at most, of one source (000 §9). */
export const maxSearchResults = 500;

/** Beginnings of a word are kept up to this length; what was typed beyond it is not compared. */
export const maxTokenLength = 12;
/** Of words in scripts without spaces, pieces of this length are kept from every letter on. */
const unspacedTokenLength = 4;
/** Tokens that one document keeps at most: the first texts go before the later ones. */
export const maxSearchTokens = 400;
/** Tokens that a search asks for at most: each is a condition of a query, of which Firestore takes a hundred in all. */
export const maxQueryTokens = 20;

/**
 * What a document keeps to be found by: the beginnings of its words, folded.
 * @param texts the most important first; words for which there is no room are left out as a whole.
 */
export function searchTokens(texts: readonly string[]): string[] {
  const tokens = new Set<string>();
  const seen = new Set<string>();
  for (const { word } of texts.flatMap(wordOccurrences)) {
    if (seen.has(word)) continue;
    seen.add(word);
    const added = beginningsOf(word).filter((token) => !tokens.has(token));
    if (tokens.size + added.length > maxSearchTokens) continue;
    for (const token of added) tokens.add(token);
  }
  return [...tokens];
}

/**
 * The tokens that a document must have all of, to be found by a text: of a very long text only those that presumably
 * fewest documents have.
 */
export function queryTokens(text: string): string[] {
  const tokens = searchWords(text).flatMap(piecesOf);
  return [...new Set(tokens)].sort((a, b) => selectivity(b) - selectivity(a)).slice(0, maxQueryTokens);
}

/** Long words are rarer than short ones, and numbers rarer than words. */
function selectivity(token: string): number {
  return token.length + (/\p{N}/u.test(token) ? 4 : 0);
}

/**
 * The same for a list that is in memory: does every word of the text begin a word of the texts?
 * @param wanted of `queryTokens`.
 */
export function textsHaveTokens(texts: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const kept = new Set(texts.flatMap(wordOccurrences).flatMap(({ word }) => beginningsOf(word)));
  return wanted.every((token) => kept.has(token));
}

function beginningsOf(word: string): string[] {
  const letters = Array.from(word);
  const beginnings = letters.slice(0, maxTokenLength).map((_, index) => letters.slice(0, index + 1).join(''));
  if (!isUnspaced(word)) return beginnings;
  const pieces = letters.flatMap((_, start) =>
    Array.from({ length: Math.min(unspacedTokenLength, letters.length - start) }, (_unused, index) =>
      letters.slice(start, start + index + 1).join(''),
    ),
  );
  return [...beginnings, ...pieces];
}

function piecesOf(word: string): string[] {
  const letters = Array.from(word);
  if (!isUnspaced(word)) return [letters.slice(0, maxTokenLength).join('')];
  const pieces: string[] = [];
  for (let start = 0; start < letters.length; start += unspacedTokenLength) {
    pieces.push(letters.slice(start, start + unspacedTokenLength).join(''));
  }
  return pieces;
}

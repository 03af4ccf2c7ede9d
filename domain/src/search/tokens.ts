import { isUnspaced, wordOccurrences, searchWords } from './words';

/** Most results of a search in one source. */
export const maxSearchResults = 500;

/** Longest stored prefix of a word; characters typed beyond it are not compared. */
export const maxTokenLength = 12;
/** In scripts without spaces, substrings of up to this length are stored for every letter. */
const unspacedTokenLength = 4;
/** Most tokens of a document; earlier texts take precedence. */
export const maxSearchTokens = 400;
/** Most tokens of a search: each is a filter, and a Firestore query allows a hundred. */
export const maxQueryTokens = 20;

/**
 * The search tokens of a document: the folded prefixes of its words.
 * @param texts the most important first; words that exceed {@link maxSearchTokens} are left out entirely.
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
 * The tokens that a document must all have to be found; for a very long text only the most selective ones.
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
 * Whether texts in memory have all wanted tokens, as stored tokens would.
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

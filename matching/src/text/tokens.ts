import { fold } from './normalize';

/** A word of a text with its position. */
export interface Token {
  /** Normalized: folded, without inner dots and plural s, so that spellings of one word share a key. */
  key: string;
  start: number;
  end: number;
}

const tokenPattern = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[.'’](?=[\p{L}\p{N}]))*[+#]*|&/gu;

/** Endings that look like a plural but are not. */
const notPlural = /(?:ss|us|is|os|ics|js|ws|sas|aws|ios)$/;

/** Splits a text into normalized words: `Node.js`, `C++` and `.NET` are one word each, `CI/CD` and `front-end` two. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const start = match.index;
    tokens.push({ key: tokenKey(match[0]), start, end: start + match[0].length });
  }
  return tokens;
}

function tokenKey(word: string): string {
  if (word === '&') return 'and';
  const folded = fold(word);
  // Fast path: few words have signs in them.
  if (!/[.']/.test(folded)) return singular(folded);
  const keepsDot = folded.startsWith('.');
  const bare = folded.replace(/'s$/, '').replace(/(?<!\d)\.|\.(?!\d)|'/g, '');
  return (keepsDot ? '.' : '') + singular(bare);
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || notPlural.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

/** The words of a phrase joined by spaces: its key in the taxonomies. */
export function termKey(phrase: string): string {
  return tokenize(phrase)
    .map((token) => token.key)
    .join(' ');
}

/**
 * The phrases of one, two and more words that begin at a token, as lookup keys.
 * @param most Maximum number of words.
 */
export function phrasesFrom(tokens: readonly Token[], at: number, most: number): string[] {
  const phrases: string[] = [];
  for (const { key } of tokens.slice(at, at + most)) {
    const before = phrases.at(-1);
    phrases.push(before === undefined ? key : `${before} ${key}`);
  }
  return phrases;
}

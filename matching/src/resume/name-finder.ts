import type { Span } from '../text/span';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');

/** Letters that a pattern without regard to capitals takes for one another are the same in it: small, then capital, as `ẞ`, `ſ` and `ς` are. */
const caseless = (text: string): string => text.toLowerCase().toUpperCase();

/**
 * Finds somebody's names in a text, whatever their capitals. Most lines name nobody, so the pattern, which is a person's own
 * and dear to make, is made for the first line that has a word of the names.
 */
export class NameFinder {
  /** Every name has one of these words in it. */
  readonly #words: readonly string[];
  #pattern: RegExp | undefined;

  /** @param names The ways in which the name may be written; none finds nothing. */
  constructor(readonly names: readonly string[]) {
    this.#words = [...new Set(names.map((name) => caseless(name.split(' ').at(-1) ?? '')))];
  }

  /** Where names stand in a text, from left to right. */
  spansIn(text: string): Span[] {
    if (!this.#mayBeIn(text)) return [];
    return [...text.matchAll(this.#finder())].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }));
  }

  /** A text with something in the place of each name. */
  replaceIn(text: string, replacement: (name: string) => string): string {
    return this.#mayBeIn(text) ? text.replace(this.#finder(), replacement) : text;
  }

  #mayBeIn(text: string): boolean {
    if (this.#words.length === 0 || text === '') return false;
    const same = caseless(text);
    return this.#words.some((word) => same.includes(word));
  }

  #finder(): RegExp {
    if (this.#pattern) return this.#pattern;
    const longestFirst = [...this.names].sort((a, b) => b.length - a.length).map(escaped);
    const form = `(?<![\\p{L}\\p{N}@./-])(?:${longestFirst.join('|')})(?:['’]s)?(?![\\p{L}\\p{N}@])`;
    this.#pattern = new RegExp(form, 'giu');
    return this.#pattern;
  }
}

import { phrasesFrom, termKey, tokenize } from '../text/tokens';

/** A concept of a small list: certificates, industries. */
export interface NamedTerm<T> {
  value: T;
  start: number;
  end: number;
}

/**
 * Finds the names of a small list in text, the longest first, from left to right. `!Name` counts only in its exact
 * spelling.
 */
export class TermIndex<T> {
  readonly #terms = new Map<string, { value: T; spelling: string | null }[]>();
  /** Length in words of the longest name that starts with a word. */
  readonly #longestFrom = new Map<string, number>();

  add(name: string, value: T): void {
    const isCased = name.startsWith('!');
    const spelling = isCased ? name.slice(1).replace(/\.$/, '') : name;
    const key = termKey(spelling);
    if (key === '') return;
    this.#put(key, value, isCased ? spelling : null);
  }

  /** Adds a name in the form of `termKey`. */
  addKey(key: string, value: T): void {
    this.#put(key, value, null);
  }

  #put(key: string, value: T, spelling: string | null): void {
    const list = this.#terms.get(key);
    if (list) list.push({ value, spelling });
    else this.#terms.set(key, [{ value, spelling }]);
    const words = key.split(' ');
    const [first = ''] = words;
    this.#longestFrom.set(first, Math.max(this.#longestFrom.get(first) ?? 0, words.length));
  }

  /** The value of a whole phrase, in any spelling. */
  get(phrase: string): T | undefined {
    return this.#terms.get(termKey(phrase))?.[0]?.value;
  }

  find(text: string): NamedTerm<T>[] {
    const tokens = tokenize(text);
    const found: NamedTerm<T>[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const longest = this.#longestFrom.get(tokens[at]?.key ?? '') ?? 0;
      const phrases = longest === 0 ? [] : phrasesFrom(tokens, at, longest);
      for (let count = phrases.length; count >= 1; count--) {
        const terms = this.#terms.get(phrases[count - 1] ?? '');
        const [first, last] = [tokens[at], tokens[at + count - 1]];
        if (!terms || !first || !last) continue;
        const raw = text.slice(first.start, last.end);
        const term = terms.find(
          ({ spelling }) => spelling === null || spelling === raw || spelling === raw.replaceAll('.', ''),
        );
        if (!term || raw.includes('\n\n')) continue;
        found.push({ value: term.value, start: first.start, end: last.end });
        at += count - 1;
        break;
      }
    }
    return found;
  }
}

import { ApiError } from '../rest/api-error';

export interface Token {
  /** Name of the group of the pattern that matched. */
  kind: string;
  text: string;
}

/** The tokens of a condition or a search, with one token of lookahead. */
export class Tokens {
  private readonly tokens: Token[] = [];
  private position = 0;

  /**
   * @param pattern sticky, with a named group for each kind of token; what matches without a group is left out.
   * @throws ApiError 400 when something does not match.
   */
  constructor(
    private readonly source: string,
    pattern: RegExp,
  ) {
    for (let index = 0; index < source.length;) {
      pattern.lastIndex = index;
      const match = pattern.exec(source);
      if (!match || match[0] === '') throw this.fault();
      const groups: Partial<Record<string, string>> = match.groups ?? {};
      const found = Object.entries(groups).find(([, text]) => text !== undefined);
      if (found) this.tokens.push({ kind: found[0], text: found[1] ?? '' });
      index = pattern.lastIndex;
    }
  }

  get isDone(): boolean {
    return this.position >= this.tokens.length;
  }

  peek(): Token | null {
    return this.tokens[this.position] ?? null;
  }

  next(): Token {
    const token = this.peek();
    if (!token) throw this.fault();
    this.position += 1;
    return token;
  }

  /** Takes a sign when it is next. */
  take(text: string): boolean {
    const token = this.peek();
    if (token?.text !== text || token.kind === 'string') return false;
    this.position += 1;
    return true;
  }

  /** Takes a keyword, in any case, when it is next. */
  takeWord(word: string): boolean {
    const token = this.peek();
    if (token?.kind !== 'name' || token.text.toUpperCase() !== word) return false;
    this.position += 1;
    return true;
  }

  expect(text: string): void {
    if (!this.take(text)) throw this.fault();
  }

  expectWord(word: string): void {
    if (!this.takeWord(word)) throw this.fault();
  }

  fault(): ApiError {
    return new ApiError(400, 'errors.invalidQuery', `Cannot read the condition '${this.source}'.`);
  }
}

/** The tokens of RTF 1.9.1: groups, control words with a number, control symbols, hex bytes and text. */
export type RtfToken =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'word'; word: string; value: number | null }
  | { type: 'symbol'; symbol: string }
  | { type: 'byte'; value: number };

const openBrace = 0x7b;
const closeBrace = 0x7d;
const backslash = 0x5c;
const maxWordLength = 32;

const isLetter = (byte: number): boolean => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

/** Reads tokens one by one without looking back, so that time is linear for any input. */
export class RtfReader {
  readonly #bytes: Uint8Array;
  #offset = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Skips bytes, as after `\bin`. */
  skip(count: number): void {
    this.#offset = Math.min(this.#bytes.length, this.#offset + Math.max(0, count));
  }

  /** The next token, or null at the end. */
  next(): RtfToken | null {
    while (this.#offset < this.#bytes.length) {
      const byte = this.#bytes[this.#offset] ?? 0;
      this.#offset += 1;
      if (byte === openBrace) return { type: 'open' };
      if (byte === closeBrace) return { type: 'close' };
      if (byte === backslash) return this.#control();
      if (byte !== 0x0a && byte !== 0x0d && byte !== 0) return { type: 'byte', value: byte };
    }
    return null;
  }

  #control(): RtfToken {
    const first = this.#bytes[this.#offset] ?? 0;
    if (!isLetter(first)) {
      this.#offset += 1;
      if (first !== 0x27) return { type: 'symbol', symbol: String.fromCharCode(first) };
      const hex = String.fromCharCode(this.#bytes[this.#offset] ?? 0, this.#bytes[this.#offset + 1] ?? 0);
      if (!/^[\da-f]{2}$/i.test(hex)) return { type: 'symbol', symbol: "'" };
      this.#offset += 2;
      return { type: 'byte', value: parseInt(hex, 16) };
    }
    const start = this.#offset;
    while (this.#offset - start < maxWordLength && isLetter(this.#bytes[this.#offset] ?? 0)) this.#offset += 1;
    const word = String.fromCharCode(...this.#bytes.subarray(start, this.#offset));
    const digits = this.#offset;
    if (this.#bytes[this.#offset] === 0x2d) this.#offset += 1;
    while (this.#offset - digits < 12 && isDigit(this.#bytes[this.#offset] ?? 0)) this.#offset += 1;
    const number =
      this.#offset > digits ? Number(String.fromCharCode(...this.#bytes.subarray(digits, this.#offset))) : NaN;
    if (this.#bytes[this.#offset] === 0x20) this.#offset += 1;
    return { type: 'word', word, value: Number.isFinite(number) ? number : null };
  }
}

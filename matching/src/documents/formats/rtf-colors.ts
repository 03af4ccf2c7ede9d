import { isPaperColor } from '../invisible-text';

const maxColors = 5_000;

/** The color table of a document, reduced to whether each color is that of the paper. */
export class RtfColors {
  /** The first is the default color. */
  readonly #papers: boolean[] = [];
  #next = { red: 0, green: 0, blue: 0 };

  /** Sets a component of the current color. */
  setPart(word: string, value: number): void {
    if (word === 'red' || word === 'green' || word === 'blue') this.#next[word] = value;
  }

  /** Ends colors of the table: each has three control words and a semicolon. */
  end(text: string): void {
    for (const sign of text) {
      if (sign !== ';' || this.#papers.length >= maxColors) continue;
      const { red, green, blue } = this.#next;
      const hex = [red, green, blue].map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, '0'));
      this.#papers.push(isPaperColor(hex.join('')));
      this.#next = { red: 0, green: 0, blue: 0 };
    }
  }

  isPaper(color: number | null): boolean {
    return this.#papers[color ?? 0] ?? false;
  }

  /** Whether a color of the table differs from the paper's. */
  isGround(color: number | null): boolean {
    return color !== null && color > 0 && this.#papers[color] === false;
  }
}

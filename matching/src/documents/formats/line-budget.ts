/** Limits the number of lines of a document, lines of cells included, and of rows where a reader counts them. */
export class LineBudget {
  readonly #most: number;
  #count = 0;

  /** @param most Maximum; one more line is accepted, so that the caller can detect the excess. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether the maximum is exceeded. */
  get isFull(): boolean {
    return this.#count > this.#most;
  }

  /** Counts a line or a row. Returns false when it must be left out. */
  take(): boolean {
    if (this.isFull) return false;
    this.#count += 1;
    return true;
  }
}

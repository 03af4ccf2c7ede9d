/** How many lines of a document are read, those of cells included, and rows where a reader counts them: nobody reads more. */
export class LineBudget {
  readonly #most: number;
  #count = 0;

  /** @param most The line behind that one is still taken: whoever cuts there sees that there was more. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether there is more than anybody will read. */
  get isFull(): boolean {
    return this.#count > this.#most;
  }

  /** Counts a line or a row. Returns false when it is to be left out. */
  take(): boolean {
    if (this.isFull) return false;
    this.#count += 1;
    return true;
  }
}

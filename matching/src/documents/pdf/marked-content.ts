/** Tracks whether the content is in a layer that is switched off (ISO 32000-1 §8.11.3.2, §14.6). */
export class MarkedContent {
  #depth = 0;
  #offFrom = Infinity;

  begin(isOff: boolean): void {
    this.#depth += 1;
    if (isOff) this.#offFrom = Math.min(this.#offFrom, this.#depth);
  }

  end(): void {
    this.#depth -= 1;
    if (this.#depth < this.#offFrom) this.#offFrom = Infinity;
  }

  get isOff(): boolean {
    return this.#depth >= this.#offFrom;
  }
}

/** The heading styles of a document. */
export class RtfStyles {
  readonly #headings = new Map<number, number>();
  #style = 0;
  #name = '';

  /** Begins the definition of a style. */
  begin(style: number): void {
    this.#style = style;
  }

  /** Appends to a style's name, which a semicolon ends. */
  addName(text: string): void {
    for (const part of text.slice(0, 200).split(/(;)/)) {
      if (part !== ';') {
        this.#name += part;
        continue;
      }
      const level = /^heading (\d)$/i.exec(this.#name.trim())?.[1];
      if (level !== undefined) this.#headings.set(this.#style, Math.min(6, Number(level)));
      else if (/^title$/i.test(this.#name.trim())) this.#headings.set(this.#style, 1);
      this.#name = '';
    }
  }

  /** 1 to 6, 0 when the style is not a heading. */
  levelOf(style: number | null): number {
    return this.#headings.get(style ?? -1) ?? 0;
  }
}

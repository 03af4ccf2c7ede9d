import type { SourceLine } from '../source-line';

/** Formatting of a piece of text that affects a line's style. */
export interface TextLook {
  size?: number | undefined;
  isBold?: boolean | undefined;
  isItalic?: boolean | undefined;
}

const maxTargetLength = 400;
const maxTargets = 100;

/** Text of a line, collected piece by piece, with its predominant formatting. */
export class LineText {
  text = '';
  #bold = 0;
  #boldLead = 0;
  #italic = 0;
  #length = 0;
  readonly #sizes = new Map<number, number>();
  readonly #targets: string[] = [];

  add(text: string, look: TextLook): void {
    this.text += text;
    const length = text.trim().length;
    this.#length += length;
    if (look.isBold) this.#bold += length;
    if (length > 0 && this.#bold === this.#length) this.#boldLead = this.text.length;
    if (look.isItalic) this.#italic += length;
    const size = look.size ?? 0;
    this.#sizes.set(size, (this.#sizes.get(size) ?? 0) + length);
  }

  /** Records a link target; only email addresses, phone numbers and web pages count. */
  link(target: string | undefined): void {
    if (target === undefined || target.length > maxTargetLength || this.#targets.length >= maxTargets) return;
    if (/^(?:mailto:|tel:|https?:)/i.test(target)) this.#targets.push(target);
  }

  get look(): Pick<SourceLine, 'isBold' | 'boldLead' | 'isItalic' | 'size' | 'targets'> {
    const [size] = [...this.#sizes].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, -1]);
    return {
      isBold: this.#bold * 2 > this.#length,
      boldLead: this.#boldLead,
      isItalic: this.#italic * 2 > this.#length,
      size,
      ...(this.#targets.length > 0 ? { targets: this.#targets } : {}),
    };
  }
}

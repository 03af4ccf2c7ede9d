import type { Frame } from './page-glyphs';

/** A colour that paper hides, as pdf.js tells it: `#ffffff`; null for patterns and whatever else is no plain colour. */
const isPaper = (colour: string | null): boolean => /^#f[\da-f]f[\da-f]f[\da-f]$/i.test(colour ?? '');

const mostGrounds = 400;

/** What a page paints behind its text: light letters are seen there, and nowhere else. */
export class PageGround {
  readonly #grounds: Frame[] = [];
  #isFull = false;
  #pictured = 0;

  /** Takes note of a painted shape by the box around it. */
  paint(box: Frame, colour: string | null): void {
    if (isPaper(colour)) return;
    if (this.#grounds.length < mostGrounds) this.#grounds.push(box);
    else this.#isFull = true;
  }

  /** Takes note of a picture, whatever it shows. */
  picture(box: Frame): void {
    this.paint(box, null);
    this.#pictured = Math.max(this.#pictured, (box.right - box.left) * (box.bottom - box.top));
  }

  /** The part of a page of that size which its largest picture takes: of a scan nearly all. */
  pictured(width: number, height: number): number {
    return this.#pictured / Math.max(1, width * height);
  }

  /** Whether a letter of that colour is seen at a place; in doubt it is. */
  shows(colour: string | null, x: number, y: number): boolean {
    if (!isPaper(colour) || this.#isFull) return true;
    return this.#grounds.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  }
}

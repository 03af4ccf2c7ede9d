import { isPaperColour } from '../unseen';
import type { Frame } from './page-content';

const mostGrounds = 400;

/** The painted background of a page: light letters are visible only on it. */
export class PageGround {
  readonly #grounds: Frame[] = [];
  #isFull = false;
  #pictured = 0;
  /** The last color checked: most letters have the color of the one before. */
  #asked: { colour: string | null; isPaper: boolean } = { colour: null, isPaper: false };

  /** Records a painted shape by its bounding box. */
  paint(box: Frame, colour: string | null): void {
    if (this.#isPaper(colour)) return;
    if (this.#grounds.length < mostGrounds) this.#grounds.push(box);
    else this.#isFull = true;
  }

  /** Records a picture, regardless of its content. */
  picture(box: Frame): void {
    this.paint(box, null);
    this.#pictured = Math.max(this.#pictured, (box.right - box.left) * (box.bottom - box.top));
  }

  /** The share of the page that its largest picture covers: nearly all for a scan. */
  pictured(width: number, height: number): number {
    return this.#pictured / Math.max(1, width * height);
  }

  /** Whether a letter of that color is visible at a position; true in doubt. */
  shows(colour: string | null, x: number, y: number): boolean {
    if (!this.#isPaper(colour) || this.#isFull) return true;
    return this.#grounds.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  }

  /** Whether a color is that of the paper; false for patterns and other values that are not plain colors (null). */
  #isPaper(colour: string | null): boolean {
    if (this.#asked.colour !== colour) this.#asked = { colour, isPaper: isPaperColour(colour ?? undefined) };
    return this.#asked.isPaper;
  }
}

import { isPaperColor } from '../invisible-text';
import type { Frame } from './page-content';

const maxGrounds = 400;

/** The painted background of a page: light letters are visible only on it. */
export class PageBackground {
  readonly #grounds: Frame[] = [];
  #isFull = false;
  /** Areas of the largest picture, and of all. */
  #pictured = { largest: 0, all: 0 };
  /** The last color checked: most letters have the color of the one before. */
  #asked: { color: string | null; isPaper: boolean } = { color: null, isPaper: false };

  /** Records a painted shape by its bounding box. */
  paint(box: Frame, color: string | null): void {
    if (this.#isPaper(color)) return;
    if (this.#grounds.length < maxGrounds) this.#grounds.push(box);
    else this.#isFull = true;
  }

  /** Records a picture, regardless of its content. */
  picture(box: Frame): void {
    this.paint(box, null);
    const area = (box.right - box.left) * (box.bottom - box.top);
    this.#pictured = { largest: Math.max(this.#pictured.largest, area), all: this.#pictured.all + area };
  }

  /** The shares of the page that its largest picture and all of them cover: nearly all for a scan. */
  pictured(width: number, height: number): { largest: number; all: number } {
    const page = Math.max(1, width * height);
    return { largest: this.#pictured.largest / page, all: this.#pictured.all / page };
  }

  /** Whether a letter of that color is visible at a position; true in doubt. */
  shows(color: string | null, x: number, y: number): boolean {
    if (!this.#isPaper(color) || this.#isFull) return true;
    return this.#grounds.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  }

  /** Whether a color is that of the paper; false for patterns and other values that are not plain colors (null). */
  #isPaper(color: string | null): boolean {
    if (this.#asked.color !== color) this.#asked = { color, isPaper: isPaperColor(color ?? undefined) };
    return this.#asked.isPaper;
  }
}

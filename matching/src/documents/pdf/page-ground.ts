import { isPaperColour } from '../unseen';
import type { Frame } from './page-content';

const mostGrounds = 400;

/** What a page paints behind its text: light letters are seen there, and nowhere else. */
export class PageGround {
  readonly #grounds: Frame[] = [];
  #isFull = false;
  #pictured = 0;
  /** The colour that was asked for last: most letters have that of the one before. */
  #asked: { colour: string | null; isPaper: boolean } = { colour: null, isPaper: false };

  /** Takes note of a painted shape by the box around it. */
  paint(box: Frame, colour: string | null): void {
    if (this.#isPaper(colour)) return;
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
    if (!this.#isPaper(colour) || this.#isFull) return true;
    return this.#grounds.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  }

  /** Whether a colour is that of the paper; patterns and whatever else is no plain colour (null) are not. */
  #isPaper(colour: string | null): boolean {
    if (this.#asked.colour !== colour) this.#asked = { colour, isPaper: isPaperColour(colour ?? undefined) };
    return this.#asked.isPaper;
  }
}

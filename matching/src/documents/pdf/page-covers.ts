import type { Frame, Glyph } from './page-content';

/** Maximum number of letters checked for all shapes of a page; a page of text with hundreds of shapes stays below. */
const maxLooks = 2_000_000;
/** Minimum share of a letter's height that a cover hides; lines through or below letters leave them readable. */
const tall = 0.45;
const wide = 0.8;
/** Points; thinner shapes are lines and cover nothing. */
const thinnest = 1;

/** A clip without bounds. */
export const everywhere: Readonly<Frame> = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
/** The clip of a shape whose real clip is unknown: it covers nothing. */
export const nowhere: Readonly<Frame> = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };

/** The intersection of two boxes; empty when they do not overlap. */
export const shared = (one: Frame, other: Frame): Frame => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

/** The body of a letter on the page for any writing direction. */
function bodyOf({ left, right, y, size, turn }: Glyph): Frame {
  const margin = ((1 - wide) / 2) * (right - left);
  const [from, to] = turn < 2 ? [left + margin, right - margin] : [-right + margin, -left - margin];
  const line = turn === 0 || turn === 3 ? y : -y;
  const top = turn === 0 || turn === 3 ? line - tall * size : line + tall * size;
  const [low, high] = [Math.min(line, top), Math.max(line, top)];
  return turn % 2 === 0
    ? { left: from, right: to, top: low, bottom: high }
    : { left: low, right: high, top: from, bottom: to };
}

/** Finds the letters that shapes drawn after them cover. */
export class PageCovers {
  #looks = 0;

  /** The letters drawn so far that a shape hides completely; none once the page has exceeded its budget. */
  *under(cover: Frame, glyphs: readonly Glyph[]): Generator<Glyph> {
    if (!(cover.right - cover.left >= thinnest && cover.bottom - cover.top >= thinnest)) return;
    this.#looks += glyphs.length;
    if (this.#looks > maxLooks) return;
    for (const glyph of glyphs) {
      const { left, right, top, bottom } = bodyOf(glyph);
      if (left >= cover.left && right <= cover.right && top >= cover.top && bottom <= cover.bottom) yield glyph;
    }
  }
}

import type { Frame, Glyph } from './page-content';

/** Letters looked at, for all shapes of a page together; those of a page of text and hundreds of shapes are fewer. */
const mostLooks = 2_000_000;
/** How much of a letter has to lie under a shape: lines through letters and below them leave them to be read. */
const tall = 0.45;
const wide = 0.8;
/** Points; lines are thinner than what covers a letter that anybody could read. */
const thinnest = 1;

/** Everywhere, as a clip. */
export const everywhere: Readonly<Frame> = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
/** What a shape is clipped to when nobody knows: it covers nothing then. */
export const nowhere: Readonly<Frame> = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };

/** What two boxes share; it holds nothing when they share nothing. */
export const shared = (one: Frame, other: Frame): Frame => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

/** The middle of a letter on the page, whatever direction its writing has. */
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

/** Finds the letters that shapes cover which are drawn after them. */
export class PageCovers {
  #looks = 0;

  /** The letters among those drawn so far that a shape leaves nothing to be seen of; none once a page has cost too much. */
  *under(cover: Frame, glyphs: readonly Glyph[]): Generator<Glyph> {
    if (!(cover.right - cover.left >= thinnest && cover.bottom - cover.top >= thinnest)) return;
    this.#looks += glyphs.length;
    if (this.#looks > mostLooks) return;
    for (const glyph of glyphs) {
      const { left, right, top, bottom } = bodyOf(glyph);
      if (left >= cover.left && right <= cover.right && top >= cover.top && bottom <= cover.bottom) yield glyph;
    }
  }
}

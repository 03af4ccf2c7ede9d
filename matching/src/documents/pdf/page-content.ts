import type { Rule } from './grids';

/** A character on the page: position in points from the top left corner, y is its base line. */
export interface Glyph {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
  isItalic: boolean;
  /** Direction of the writing in quarter turns clockwise, 0 for upright text. */
  turn: 0 | 1 | 2 | 3;
  /** True when a space was written before it. */
  isAfterSpace: boolean;
}

/** A filled shape as small as a full stop up to a capital letter, in points: programs draw bullets so. */
export interface Dot {
  left: number;
  right: number;
  /** Its middle, from the top of the page. */
  y: number;
}

/** A drawn frame around a few words: a label with a background, or a cell of a table. In points from the top left. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is drawn on a page, as far as it is read. */
export interface PageContent {
  glyphs: Glyph[];
  dots: Dot[];
  frames: Frame[];
  rules: Rule[];
}

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
  /** Direction of the writing in clockwise quarter turns, 0 for upright text. */
  turn: 0 | 1 | 2 | 3;
  /** True when a space precedes it. */
  isAfterSpace: boolean;
}

/**
 * A filled shape between the sizes of a full stop and a capital letter, in points: programs draw bullets as such
 * shapes.
 */
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

/** The content of a page that the reader uses. */
export interface PageContent {
  glyphs: Glyph[];
  dots: Dot[];
  frames: Frame[];
  rules: Rule[];
  /** Whether pictures cover most of the page. */
  isPictured: boolean;
}

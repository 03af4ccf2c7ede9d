import { fontFacts } from './font-facts';
import type { FontFacts } from './font-facts';
import type { Matrix } from './matrix';
import type { Frame } from './page-content';
import { everywhere } from './page-covers';

/** The state of drawing in which a letter is shown, as far as it matters here (ISO 32000-1 §8.4, §9.3). */
export interface TextState {
  ctm: Matrix;
  font: FontFacts;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  /** Colour of what is filled, null when it is no plain one. */
  fill: string | null;
  /** How opaque it is, 0 to 1. */
  alpha: number;
  /** Whether it is mixed with what is behind it, and whether a mask takes parts of it away. */
  isBlended: boolean;
  isMasked: boolean;
  /** What is drawn on the page at all; nowhere when that is no plain box. */
  clip: Frame;
  lineWidth: number;
}

/** The state at the beginning of a page, or of what is drawn upon it. */
export const startState = (ctm: Matrix): TextState => ({
  ctm,
  font: fontFacts(null),
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  fill: '#000000',
  alpha: 1,
  isBlended: false,
  isMasked: false,
  clip: everywhere,
  lineWidth: 1,
});

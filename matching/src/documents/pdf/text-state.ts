import { fontInfo } from './font-info';
import type { FontInfo } from './font-info';
import type { Matrix } from './matrix';
import type { Frame } from './page-content';
import { everywhere } from './page-covers';

/** The used part of the graphics state (ISO 32000-1 §8.4, §9.3). */
export interface TextState {
  ctm: Matrix;
  font: FontInfo;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  /** Fill color, null when it is not a plain color. */
  fill: string | null;
  /** Opacity, 0 to 1. */
  alpha: number;
  /** Whether it is blended with the background or masked. */
  isBlended: boolean;
  isMasked: boolean;
  /** The clip; `nowhere` when it is not a plain box. */
  clip: Frame;
  lineWidth: number;
}

/** The state at the beginning of a page or a form. */
export const startState = (ctm: Matrix): TextState => ({
  ctm,
  font: fontInfo(null),
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

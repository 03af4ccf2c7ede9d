import { minSize } from '../invisible-text';
import type { RtfColors } from './rtf-colors';

/** Formatting that a group inherits and changes. */
export interface RtfFormatting {
  isBold: boolean;
  isItalic: boolean;
  isCaps: boolean;
  isHidden: boolean;
  /** Whether the letters have the color of the paper. */
  isPaper: boolean;
  /** Whether the letters and the paragraph have a background color. */
  isMarked: boolean;
  isShaded: boolean;
  /** Whether the text is in a shape, which may have any background. */
  isInShape: boolean;
  size: number;
  font: number;
  /** Number of substitute bytes to skip after a `\u` character. */
  unicodeSkip: number;
}

/** Default formatting. */
const plain = {
  isBold: false,
  isItalic: false,
  isCaps: false,
  isHidden: false,
  isPaper: false,
  isMarked: false,
  size: 12,
};

export const startFormatting: Readonly<RtfFormatting> = {
  ...plain,
  isShaded: false,
  isInShape: false,
  font: 0,
  unicodeSkip: 1,
};

/** Whether letters with this formatting are visible on paper; visible when a background is possible. */
export function isSeen(look: RtfFormatting, hasGround: boolean): boolean {
  const { isHidden, isPaper, isMarked, isShaded, isInShape, size } = look;
  if (isHidden || size < minSize) return false;
  return !isPaper || isMarked || isShaded || isInShape || hasGround;
}

type Change = (look: RtfFormatting, value: number | null, colors: RtfColors) => void;

const shade: Change = (look, value, colors) => {
  look.isShaded ||= colors.isGround(value);
};
const mark: Change = (look, value, colors) => {
  look.isMarked ||= colors.isGround(value);
};
const isOn = (value: number | null): boolean => value !== 0;

const changes: ReadonlyMap<string, Change> = new Map<string, Change>([
  ['plain', (look) => Object.assign(look, plain)],
  ['b', (look, value) => (look.isBold = isOn(value))],
  ['i', (look, value) => (look.isItalic = isOn(value))],
  ['caps', (look, value) => (look.isCaps = isOn(value))],
  ['v', (look, value) => (look.isHidden = isOn(value))],
  ['cf', (look, value, colors) => (look.isPaper = colors.isPaper(value))],
  ['highlight', mark],
  ['cb', mark],
  ['chcbpat', mark],
  ['chcfpat', mark],
  ['pard', (look) => (look.isShaded = false)],
  ['cbpat', shade],
  ['cfpat', shade],
  ['shading', (look, value) => (look.isShaded ||= value !== null && value > 0)],
  ['shptxt', (look) => (look.isInShape = true)],
  ['fs', (look, value) => (look.size = value !== null && value > 0 ? value / 2 : look.size)],
  ['f', (look, value) => (look.font = value ?? 0)],
  ['uc', (look, value) => (look.unicodeSkip = Math.min(10, Math.max(0, value ?? 1)))],
]);

/** Applies a control word to the formatting; ignores all others. */
export function applyFormatting(look: RtfFormatting, word: string, value: number | null, colors: RtfColors): void {
  changes.get(word)?.(look, value, colors);
}

import type { Canvas } from '@napi-rs/canvas';
import type { GrayPicture } from './recognizer';

/** Side in pixels of the squares in which the paper has one brightness. */
const tile = 64;
/** Below this brightness a square is not paper but a colored box. */
const darkestPaper = 110;
/** Distance from the paper's brightness that is its noise: the least, and in mean deviations. */
const noise = { least: 16, deviations: 6 };
/** Share of the pixels of paper that may be brighter than it. */
const maxBrighter = 0.01;
/** Share of the pixels that may be dust on a blank page. */
const dust = 0.0001;
const white = 255;

/** The brightness of a drawing, with paper in pure white: shadows and the noise of scanners are no letters. */
export function grayOf(canvas: Canvas): GrayPicture {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]];
    pixels[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  const picture = { width, height, pixels };
  for (let top = 0; top < height; top += tile) {
    for (let left = 0; left < width; left += tile) whiten(picture, left, top);
  }
  return picture;
}

/** Whether nothing is on the page. */
export function isBlank({ pixels }: GrayPicture): boolean {
  const inked = pixels.reduce((count, value) => count + (value < white ? 1 : 0), 0);
  return inked <= pixels.length * dust;
}

/** Turns the paper of a square white. */
function whiten({ width, height, pixels }: GrayPicture, left: number, top: number): void {
  const [right, bottom] = [Math.min(width, left + tile), Math.min(height, top + tile)];
  const counts = new Uint32Array(256);
  const each = (act: (at: number, value: number) => void): void => {
    for (let y = top; y < bottom; y += 1) {
      for (let at = y * width + left; at < y * width + right; at += 1) act(at, pixels[at] ?? 0);
    }
  };
  each((_at, value) => {
    counts[value] = (counts[value] ?? 0) + 1;
  });
  const half = ((right - left) * (bottom - top)) / 2;
  const paper = middleOf(counts, half);
  if (paper < darkestPaper) return;
  const distances = new Uint32Array(256);
  counts.forEach((count, value) => {
    const distance = Math.abs(value - paper);
    distances[distance] = (distances[distance] ?? 0) + count;
  });
  const spread = Math.max(noise.least, noise.deviations * middleOf(distances, half));
  // Nothing is brighter than paper: this is a colored box with letters in white.
  const brighter = counts.subarray(paper + spread + 1).reduce((sum, count) => sum + count, 0);
  if (brighter > 2 * half * maxBrighter) return;
  const edge = paper - spread;
  each((at, value) => {
    if (value > edge) pixels[at] = white;
  });
}

/** The median of counted values. */
function middleOf(counts: Uint32Array, half: number): number {
  let seen = 0;
  return counts.findIndex((count) => (seen += count) > half);
}

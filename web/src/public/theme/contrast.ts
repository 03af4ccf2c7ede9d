/** sRGB channels from 0 to 255. */
type Rgb = readonly [number, number, number];

/** Minimum contrast of text on its background (WCAG 2.2, 1.4.3). */
const textContrast = 4.5;

/**
 * Contrast of an accent with white that leaves {@link textContrast} on the page's background and on the accent's own
 * tint.
 */
const accentTextContrast = 5.4;

/** A color closer to white than this cannot be an accent on a white page, even darkened. */
const accentContrast = 1.3;

const white: Rgb = [255, 255, 255];
const ink: Rgb = [16, 22, 30];
const black: Rgb = [0, 0, 0];

/**
 * A text color for a background: white where it is readable, else the dark of the page's text, else black. One of black
 * and white is always readable.
 * @param ground `#rgb`, `#rrggbb` or `rgb(r,g,b)`; anything else counts as white.
 */
export function textOn(ground: string): string {
  const color = parseColor(ground) ?? white;
  const readable = [white, ink].find((text) => contrast(text, color) >= textContrast);
  return toHex(readable ?? black);
}

/**
 * The agency's color as the accent of a white page: the first that is not nearly white, darkened until it is readable
 * as text on white, on the page's background and on its own tint, and under white text.
 * @param colors the most specific first.
 */
export function accentOf(...colors: readonly string[]): string {
  const usable = colors.map(parseColor).find((color) => color && contrast(color, white) >= accentContrast);
  let shade = usable ?? ink;
  while (contrast(shade, white) < accentTextContrast) shade = mix(shade, black, 0.05);
  return toHex(shade);
}

/** A pale background in a color's hue, on which the page's dark text is readable. */
export function tintOf(color: string, strength = 0.12): string {
  return toHex(mix(white, parseColor(color) ?? white, strength));
}

/** Whether a surface of this color needs a border on a white page. */
export function isNearlyWhite(color: string): boolean {
  return contrast(parseColor(color) ?? white, white) < accentContrast;
}

/** Contrast ratio (WCAG 2.2). @param first @param second colors; an invalid one counts as white. */
export function contrastOf(first: string, second: string): number {
  return contrast(parseColor(first) ?? white, parseColor(second) ?? white);
}

function parseColor(color: string): Rgb | null {
  const hex = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color);
  if (hex?.[1]) return channels(hex[1].split('').map((digit) => parseInt(digit + digit, 16)));
  if (hex?.[2]) return channels((hex[2].match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  const numbers = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(color);
  return numbers ? channels(numbers.slice(1).map((channel) => Math.min(255, Number(channel)))) : null;
}

function channels([red = 0, green = 0, blue = 0]: readonly number[]): Rgb {
  return [red, green, blue];
}

function toHex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function mix(from: Rgb, to: Rgb, part: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * part);
  return [channel(0), channel(1), channel(2)];
}

function contrast(first: Rgb, second: Rgb): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

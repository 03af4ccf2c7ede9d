/** Colours as sRGB channels from 0 to 255. */
type Rgb = readonly [number, number, number];

/** The accent of an organization without a usable color of its own. */
export const defaultAccent = '#1f4f8f';

/** Minimum contrast of white text on the accent (WCAG 2.2, 1.4.3). */
const textContrast = 4.5;

/**
 * The organization's color as an accent: darkened until white text is readable on it. White, nearly white and malformed
 * colors (the default header is white) give the product's own accent.
 * @param color `#rgb` or `#rrggbb`.
 */
export function accentOf(color: string | undefined): string {
  const rgb = color ? parseHex(color) : null;
  if (!rgb || contrastWithWhite(rgb) < 1.6) return defaultAccent;
  let shade: Rgb = rgb;
  while (contrastWithWhite(shade) < textContrast) shade = mix(shade, [0, 0, 0], 0.06);
  return toHex(shade);
}

/**
 * Ten shades of an accent from nearly white (0) to very dark (9); shade 6 is the accent itself.
 * @param accent from {@link accentOf}.
 */
export function accentShades(
  accent: string,
): readonly [string, string, string, string, string, string, string, string, string, string] {
  const rgb = parseHex(accent) ?? parseHex(defaultAccent) ?? [31, 79, 143];
  const light = (part: number) => toHex(mix(rgb, [255, 255, 255], part));
  const dark = (part: number) => toHex(mix(rgb, [0, 0, 0], part));
  return [
    light(0.93),
    light(0.85),
    light(0.72),
    light(0.56),
    light(0.38),
    light(0.18),
    toHex(rgb),
    dark(0.14),
    dark(0.28),
    dark(0.42),
  ];
}

function parseHex(color: string): Rgb | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  if (short?.[1] && short[2] && short[3]) return [dup(short[1]), dup(short[2]), dup(short[3])];
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (long?.[1] && long[2] && long[3]) return [parseInt(long[1], 16), parseInt(long[2], 16), parseInt(long[3], 16)];
  return null;
}

const dup = (digit: string) => parseInt(digit + digit, 16);

function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function mix(from: Rgb, to: Rgb, part: number): Rgb {
  const channel = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * part;
  return [channel(0), channel(1), channel(2)];
}

/** Is text of this color hard to read on white, also when it is large (WCAG 2.2, 1.4.3)? */
export function isFaintOnWhite(color: string): boolean {
  const rgb = parseHex(color);
  return rgb !== null && contrastWithWhite(rgb) < 3;
}

/** Contrast ratio of white on the color (WCAG 2.2, "contrast ratio"). */
function contrastWithWhite([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05);
}

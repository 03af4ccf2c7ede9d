/** Dark text of documents and mails. */
export const darkText = '#1f2933';

/**
 * White or dark text, the more readable one on a background (WCAG 2.2 "relative luminance").
 * @param background `#rgb` or `#rrggbb`; anything else counts as light.
 */
export function readableTextColor(background: string): string {
  const color = luminance(background);
  if (color === null) return darkText;
  const onWhite = 1.05 / (color + 0.05);
  const onDark = (color + 0.05) / ((luminance(darkText) ?? 0) + 0.05);
  return onWhite >= onDark ? '#ffffff' : darkText;
}

/** Is this color strong enough for lines and headings on white paper? */
export function isVisibleOnWhite(color: string): boolean {
  const value = luminance(color);
  return value !== null && 1.05 / (value + 0.05) >= 3;
}

/**
 * The colors of a badge on white paper, as pages have them: a tint of the brand's color, with an outline that one sees.
 * @param color any; one that is no `#rgb` or `#rrggbb` gives gray.
 */
export function badgeColors(color: string): { fill: string; line: string } {
  return { fill: tintOf(color, 0.14), line: tintOf(isVisibleOnWhite(color) ? color : darkText, 0.45) };
}

/** A color mixed with white, of which it has a share of 0 to 1. */
function tintOf(color: string, share: number): string {
  const mixed = (channelsOf(color) ?? [128, 128, 128]).map((value) => Math.round(255 - (255 - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number | null {
  const channels = channelsOf(color);
  if (!channels) return null;
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of a color, 0 to 255; null unless it is `#rgb` or `#rrggbb`. */
function channelsOf(color: string): number[] | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16));
}

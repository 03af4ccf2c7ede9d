/** Horizontal padding of a cell, in pixels. */
export const cellPadding = 12;

/** The sort arrow with the gap before it. */
const arrowWidth = 22;

/** Widths of letters in a heading, 13 pixels and bold, in the widest of the fonts; the first match counts. */
const letterWidths: readonly [letters: RegExp, width: number][] = [
  [/[ijlI /.,&]/, 5],
  [/[frt]/, 6.5],
  [/[mwMW]/, 13.5],
  [/[A-Z]/, 10.8],
  [/./, 9.2],
];

/** Pixels that show a heading uncut, also with the arrow of the sort. */
export function roomForHeader({ header, sortField }: { header: string; sortField?: string }): number {
  const widths = Array.from(header, (letter) => letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 0);
  const text = widths.reduce((sum, width) => sum + width, 0);
  return Math.ceil(text) + 2 * cellPadding + (sortField === undefined ? 0 : arrowWidth);
}

/** Room at either side of a cell, in pixels. */
export const cellPadding = 12;

/** The widest letter of a heading, on the average of a word: 13 pixels, bold, in the widest of the fonts. */
const letterWidth = 8.4;
/** The arrow of the order with the gap before it. */
const arrowWidth = 22;

/** Pixels in which a heading stands whole, also while the table is sorted by its column. */
export function roomForHeader({ header, sortField }: { header: string; sortField?: string }): number {
  return Math.ceil(header.length * letterWidth) + 2 * cellPadding + (sortField === undefined ? 0 : arrowWidth);
}

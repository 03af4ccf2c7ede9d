/** Maximum distance between the tops of lines in the same row, in points: small letters begin lower than large ones. */
export const rowTolerance = 3;

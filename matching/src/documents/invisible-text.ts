/** Text that readers do not see: letters in the color of the paper, and letters too small to read. */

/** Points; smaller letters are meant for programs. */
export const minSize = 3;

const maxColorLength = 40;

/** Whether a color, written as `FFFFFF`, `#fff` or `white`, is that of the paper. */
export const isPaperColor = (color: string | undefined): boolean =>
  (color?.length ?? 0) <= maxColorLength &&
  /^(?:#?f[\da-f]f[\da-f]f[\da-f]|#fff|white|rgba?\(\s*25[0-5]\s*[, ]\s*25[0-5]\s*[, ]\s*25[0-5]\s*(?:[,/]\s*1(?:\.0)?\s*)?\))$/i.test(
    color?.trim() ?? '',
  );

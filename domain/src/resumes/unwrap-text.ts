/** Line endings that continue in the next line. */
const open =
  /(?:[,&(/–—-]|(?<![\p{L}\p{N}])(?:a|an|and|as|at|by|de|der|des|die|du|et|for|from|in|into|mit|of|on|or|our|the|to|und|von|with|y))$/iu;
/** Line beginnings that continue the previous line. */
const inside = /^[\p{Ll}&(/)]/u;
/** The beginning of a list item. */
const bullet = /^[•●▪◦‣·*–—-]\s/u;
/** A hyphen at the end of a line, `full-` before `time`: the lines join without a space. */
const hyphen = /\p{L}-$/u;

/**
 * Joins lines that were wrapped at the edge of a page column. Keeps intended breaks: between paragraphs, and before
 * lines that begin like a list entry or a sentence.
 */
export function unwrapText(text: string): string {
  const lines: string[] = [];
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim();
    const before = lines.at(-1) ?? '';
    const goesOn =
      line !== '' &&
      !bullet.test(line) &&
      before !== '' &&
      !/[.!?:;]$/.test(before) &&
      (inside.test(line) || open.test(before));
    if (goesOn) lines[lines.length - 1] = `${before}${hyphen.test(before) && inside.test(line) ? '' : ' '}${line}`;
    else lines.push(line);
  }
  return lines.join('\n');
}

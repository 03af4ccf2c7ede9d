/** A line that ends so goes on in the next. */
const open =
  /(?:[,&(/–—-]|(?<![\p{L}\p{N}])(?:a|an|and|as|at|by|de|der|des|die|du|et|for|from|in|into|mit|of|on|or|our|the|to|und|von|with|y))$/iu;
/** A line that begins so goes on with the one before. */
const inside = /^[\p{Ll}&(/)]/u;
/** `full-` over `time`: the word goes on without a space. */
const hyphen = /\p{L}-$/u;

/**
 * A text whose lines were broken where a page's column ended, as running text again. Breaks that somebody meant stay:
 * between paragraphs, and before lines that begin as an entry of a list or a sentence does.
 */
export function unwrapText(text: string): string {
  const lines: string[] = [];
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim();
    const before = lines.at(-1) ?? '';
    const goesOn = line !== '' && before !== '' && !/[.!?:;]$/.test(before) && (inside.test(line) || open.test(before));
    if (goesOn) lines[lines.length - 1] = `${before}${hyphen.test(before) && inside.test(line) ? '' : ' '}${line}`;
    else lines.push(line);
  }
  return lines.join('\n');
}

/** A block of plain text. */
export type TextBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: readonly string[] };

const bullet = /^\s*(?:[•●▪◦‣·*–—-])\s+/;
const maxHeadingLength = 60;

/**
 * Finds paragraphs, lists and headings in plain text. Only bullets and empty lines are dropped.
 * @param options.hasHeadings takes a short line without a full stop, above others, for a heading.
 */
export function textBlocks(text: string, options: { hasHeadings?: boolean } = {}): TextBlock[] {
  const blocks: TextBlock[] = [];
  const lines = text.split(/\r\n?|\n/);
  let items: string[] | null = null;
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: paragraph.join('\n') });
    paragraph = [];
  };
  lines.forEach((raw, index) => {
    const line = raw.trim();
    const mark = bullet.exec(raw);
    if (mark) {
      endParagraph();
      if (!items) {
        items = [];
        blocks.push({ kind: 'list', items });
      }
      items.push(raw.slice(mark[0].length).trim());
      return;
    }
    // An empty line between two bullets does not end their list.
    if (!line) {
      endParagraph();
      if (!bullet.test(lines[index + 1] ?? '')) items = null;
      return;
    }
    items = null;
    const isFirst = paragraph.length === 0 && !lines[index - 1]?.trim();
    const isAbove = lines.slice(index + 1).some((later) => later.trim());
    if (options.hasHeadings && isFirst && isAbove && looksLikeHeading(line)) {
      blocks.push({ kind: 'heading', text: line });
      return;
    }
    paragraph.push(line);
  });
  endParagraph();
  return blocks;
}

function looksLikeHeading(line: string): boolean {
  return line.length <= maxHeadingLength && !/[.,;!?…]$/.test(line);
}

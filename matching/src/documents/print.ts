import type { DocumentLine, DocumentText } from './document-text';

function describe(line: DocumentLine): string {
  const marks = [
    `${line.page + 1}.${line.block}`,
    line.relativeSize === 1 ? '' : `${line.relativeSize}x`,
    line.isBold ? 'b' : '',
    line.isItalic ? 'i' : '',
    line.headingLevel > 0 ? `h${line.headingLevel}` : '',
    line.spaceBefore >= 0.5 ? `+${line.spaceBefore}` : '',
  ];
  return marks.filter(Boolean).join(' ');
}

function withGaps(line: DocumentLine): string {
  let text = '';
  let from = 0;
  for (const gap of line.gaps) {
    text += `${line.text.slice(from, gap).trimEnd()} ⇥ `;
    from = gap;
  }
  return text + line.text.slice(from);
}

/** A document for a developer's eyes: one line each, its layout in front, bullets indented, gaps as ⇥. */
export function printDocument(document: DocumentText): string {
  const rows = document.lines.map((line) => {
    const bullet = line.bulletDepth > 0 ? `${'  '.repeat(line.bulletDepth)}• ` : '';
    return `${describe(line).padEnd(18)} ${bullet}${withGaps(line)}`;
  });
  const title = `${document.format}, ${document.pageCount} pages, ${document.lines.length} lines`;
  return [document.isTruncated ? `${title}, cut off` : title, ...rows].join('\n');
}

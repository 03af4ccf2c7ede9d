import { escapeHtml } from '@portal/domain/fields/markup';
import type { DocumentLine, DocumentText } from './documents/document-text';

function headingLevel(line: DocumentLine): number {
  if (line.headingLevel > 0) return Math.min(6, line.headingLevel);
  if (line.bulletDepth > 0 || line.text.length > 80) return 0;
  if (line.relativeSize >= 1.6) return 1;
  return line.relativeSize >= 1.15 ? 2 : 0;
}

/**
 * The document as semantic HTML: headings, paragraphs and lists, without styles, scripts and links. Content is escaped.
 */
export function documentToHtml(document: DocumentText): string {
  const parts: string[] = [];
  let depth = 0;
  const listTo = (target: number): void => {
    for (; depth < target; depth++) parts.push('<ul>');
    for (; depth > target; depth--) parts.push('</ul>');
  };
  for (const line of document.lines) {
    const level = headingLevel(line);
    listTo(Math.min(line.bulletDepth, 6));
    const text = escapeHtml(line.text);
    if (line.bulletDepth > 0) parts.push(`<li>${text}</li>`);
    else if (level > 0) parts.push(`<h${level}>${text}</h${level}>`);
    else parts.push(line.isBold ? `<p><strong>${text}</strong></p>` : `<p>${text}</p>`);
  }
  listTo(0);
  return parts.join('\n');
}

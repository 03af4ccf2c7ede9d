import { escapeHtml } from '@portal/domain/fields/markup';
import sanitize from 'sanitize-html';

/** Formatting of notes, without anything that runs, loads or imitates the page around it. */
const notesOptions: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'a'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }) },
  nestingLimit: 30,
};

const nothing: sanitize.IOptions = { allowedTags: [], allowedAttributes: {} };
const tag = /<\/?[a-z][^>]*>/i;
const blockEnd =
  /<(?:\/(?:p|div|h[1-6]|li|ul|ol|blockquote|section|article|header|footer|tr|table|pre)|br\s*\/?|hr\s*\/?)\s*>/gi;
const listItem = /<li(?:\s[^>]*)?>/gi;

/**
 * Formatted text as safe HTML. Text without any tag keeps its line breaks.
 * @param text HTML of an editor, or plain text.
 */
export function toSafeHtml(text: string): string {
  if (!tag.test(text)) return escapeHtml(text.trim()).replace(/\r\n?|\n/g, '<br />');
  return sanitize(text, notesOptions).trim();
}

/**
 * The words of formatted text: one line per block, a bullet before each list item.
 * @param text HTML of an editor, or plain text, which is unchanged.
 */
export function toPlainText(text: string): string {
  const plain = tag.test(text)
    ? unescapeHtml(sanitize(text.replace(listItem, '• ').replace(blockEnd, '\n'), nothing))
    : text;
  return plain
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Characters that `sanitize-html` escapes. */
function unescapeHtml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

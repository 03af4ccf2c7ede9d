import { escapeHtml } from '@portal/domain/fields/markup';
import {
  isHtml,
  isRichTextImage,
  richTextAttributes,
  richTextLinkAttributes,
  richTextSchemes,
  richTextStyles,
  richTextTags,
} from '@portal/domain/fields/rich-text';
import sanitize from 'sanitize-html';

/** The one list of the domain, in the words of the sanitizer. */
const options: sanitize.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(richTextAttributes).map(([name, attributes]) => [name, [...attributes]])),
    a: ['href', ...Object.keys(richTextLinkAttributes)],
  },
  allowedStyles: { '*': Object.fromEntries(Object.entries(richTextStyles).map(([name, form]) => [name, [form]])) },
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', richTextLinkAttributes) },
  exclusiveFilter: ({ tag: name, attribs }) => name === 'img' && !isRichTextImage(attribs.src ?? ''),
  nestingLimit: 30,
};

const nothing: sanitize.IOptions = { allowedTags: [], allowedAttributes: {} };
const blockEnd =
  /<(?:\/(?:p|div|h[1-6]|li|ul|ol|blockquote|section|article|header|footer|tr|table|pre)|br\s*\/?|hr\s*\/?)\s*>/gi;
const listItem = /<li(?:\s[^>]*)?>/gi;

/** Removes characters that show the text after them in another order than it is written, such as `exe.pdf`. */
export function withoutDirectionOverrides(text: string): string {
  return text.replace(/[\u202a-\u202e]/g, '');
}

/** Signs of plain text that have a meaning in HTML. An ampersand of a character reference already means that. */
const markupSigns = /&(?!(?:[a-z]+\d*|#\d+|#x[\da-f]+);)|[<>]/gi;

/**
 * Formatted text as safe HTML. Text without any tag keeps its line breaks. Its result stays as it is when it is given
 * again, because texts pass several places that must be safe by themselves.
 * @param text HTML of an editor, or plain text.
 */
export function toSafeHtml(text: string): string {
  const directed = withoutDirectionOverrides(text).trim();
  if (!isHtml(directed)) {
    return sanitize(directed.replace(markupSigns, escapeHtml).replace(/\r\n?|\n/g, '<br />'), options).trim();
  }
  const html = settled(directed);
  // Nothing but words is left: the line breaks of HTML are spaces.
  return isHtml(html) ? html : html.replace(/\s+/g, ' ');
}

/** Sanitized until nothing changes: the first result can hold nested paragraphs, which the next reading would close. */
function settled(html: string): string {
  const once = sanitize(html, options).trim();
  return once === html ? html : settled(once);
}

/**
 * The words of formatted text: one line per block, a bullet before each list item.
 * @param text HTML of an editor, or plain text, which is unchanged.
 */
export function toPlainText(text: string): string {
  const plain = isHtml(text)
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

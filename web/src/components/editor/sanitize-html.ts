import {
  asHtml,
  isRichTextImage,
  richTextAttributes,
  richTextLinkAttributes,
  richTextTags,
  safeLinkTarget,
  safeStyle,
} from '@portal/domain/fields/rich-text';
import createPurifier from 'dompurify';

const attributes = [...new Set(Object.values(richTextAttributes).flat()), ...Object.keys(richTextLinkAttributes)];

/** A purifier of its own, because hooks apply to all calls of one. */
const purifier = createPurifier(window);

purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  const { attrName, attrValue } = attribute;
  if (!richTextAttributes[element.localName]?.includes(attrName)) attribute.keepAttr = false;
  if (attrName === 'style') attribute.attrValue = safeStyle(attrValue);
  if (attrName === 'href') attribute.attrValue = safeLinkTarget(attrValue) ?? '';
  if (attribute.attrValue === '' && attrName !== 'alt') attribute.keepAttr = false;
});

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName === 'img' && !isRichTextImage(element.getAttribute('src') ?? '')) element.remove();
  if (element.localName !== 'a') return;
  for (const [name, value] of Object.entries(richTextLinkAttributes)) element.setAttribute(name, value);
});

/**
 * Rich text as the allow-list of the domain has it. The server sanitizes by the same list when it stores or shows the text.
 * @param text HTML, or plain text.
 */
export function sanitizeHtml(text: string): string {
  return purifier.sanitize(asHtml(text), { ALLOWED_TAGS: [...richTextTags], ALLOWED_ATTR: attributes });
}

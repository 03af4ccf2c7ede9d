/** Elements that user input must not contain. */
export const forbiddenElements = [
  'script',
  'iframe',
  'object',
  'embed',
  'link',
  'style',
  'meta',
  'svg',
  'math',
  'base',
  'form',
  'frame',
  'frameset',
  'applet',
] as const;

const forbiddenTag = new RegExp(`</?(?:${forbiddenElements.join('|')})(?![a-z0-9-])`, 'i');
const anyTag = /<[a-z/!?]/i;
/** An attribute such as `onerror=` where an attribute may begin inside a tag. */
const eventHandler = /[\s"'/]on[a-z]+\s*=/i;
/** The same after a quote that could end an attribute's value, where it needs no tag. */
const escapingHandler = /["'`]\s?on[a-z]+\s*=/i;
/** Characters that browsers ignore, or that hide a tag from readers. */
// eslint-disable-next-line no-control-regex -- control characters are what it searches for
const invisible = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * Whether the text contains a forbidden element or an inline event handler. Stricter than a browser: after the first
 * tag, anything that looks like an event handler counts. Runs in linear time. Ordinary text (`a < b`, `online = yes`)
 * passes.
 */
export function containsMarkup(text: string): boolean {
  const visible = text.replace(invisible, '');
  if (forbiddenTag.test(visible) || escapingHandler.test(visible)) return true;
  const firstTag = visible.search(anyTag);
  return firstTag >= 0 && eventHandler.test(visible.slice(firstTag));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Elements that text from people must not contain (000 §5, no-XSS rule). */
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
/** An attribute such as `onerror=` where one could begin inside a tag. */
const eventHandler = /[\s"'/]on[a-z]+\s*=/i;
/** The same behind a quote that would end an attribute's value, so that it works without a tag of its own. */
const escapingHandler = /["'`]\s?on[a-z]+\s*=/i;
/** Characters that browsers skip or that hide a tag from a reader. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const invisible = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * Does this text contain a forbidden element or an inline event handler (000 §5)? Stricter than a browser where that
 * costs nothing: after the first tag anything like an event handler counts. Each expression reads the text once, so
 * the time grows with its length alone. Words and signs of ordinary text (`a < b`, `online = yes`) pass.
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

/** Text as it may stand in HTML, in an attribute too: nothing in it can become markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

import sanitize from 'sanitize-html';
import { toPlainText, toSafeHtml } from '../projections/rich-text';

/** Inline styles by element: many mail programs drop style sheets. */
const elementStyles: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px;font-size:16px;line-height:24px;color:#374151',
  li: 'margin:0 0 6px;font-size:16px;line-height:24px;color:#374151',
  ul: 'margin:0 0 16px;padding-left:22px',
  ol: 'margin:0 0 16px;padding-left:22px',
  a: 'color:#1d4ed8;text-decoration:underline',
  h1: 'margin:0 0 16px;font-size:22px;line-height:30px;color:#111827',
  h2: 'margin:0 0 12px;font-size:19px;line-height:27px;color:#111827',
  h3: 'margin:0 0 12px;font-size:17px;line-height:25px;color:#111827',
  blockquote: 'margin:0 0 16px;padding-left:12px;border-left:3px solid #9ca3af;color:#4b5563',
};
/** Classes for the dark mode. */
const elementClasses: Readonly<Record<string, string>> = {
  ...{ h1: 'strong', h2: 'strong', h3: 'strong' },
  ...{ p: 'text', li: 'text', a: 'link', blockquote: 'faint' },
};

/** A paragraph that is nothing but a link: a call to act, and so a button. */
const loneLink = /<p[^>]*>\s*<a\s[^>]*href="([^"]*)"[^>]*>((?:(?!<\/a>)[\s\S])*)<\/a>\s*<\/p>/gi;

/**
 * Sanitized HTML with the styles of each element inline. A link that fills its paragraph becomes a button, whose color
 * fills a cell, because Outlook ignores the padding of links.
 */
export function inlineHtml(html: string, button: { backgroundColor: string; color: string }): string {
  const cell = `border-radius:4px;border:1px solid #9ca3af;background-color:${button.backgroundColor}`;
  const link = `display:inline-block;padding:12px 20px;font-size:16px;font-weight:600;text-decoration:none;color:${button.color}`;
  return sanitize(toSafeHtml(html), {
    // Everything that is left has been sanitized; here it only gets its styles.
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(elementStyles[tagName] ? { style: elementStyles[tagName] } : {}),
          ...(elementClasses[tagName] ? { class: elementClasses[tagName] } : {}),
        },
      }),
    },
  })
    .replace(/<p[^>]*>(?:\s|&nbsp;|<br\s*\/?>)*<\/p>/g, '')
    .replace(
      loneLink,
      (_, url: string, label: string) =>
        '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>' +
        `<td bgcolor="${button.backgroundColor}" style="${cell}">` +
        `<a href="${url}" target="_blank" rel="noreferrer" style="${link}">${label}</a></td></tr></table>`,
    );
}

/** The words of HTML; a link shows its URL after its text. */
export function plainTextOf(html: string): string {
  const withUrls = html.replace(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_, url: string, label: string) =>
    toPlainText(label) === url ? url : `${label}: ${url}`,
  );
  return toPlainText(withUrls);
}

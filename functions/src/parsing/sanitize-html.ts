import sanitize from 'sanitize-html';

/** What a resume or a description needs to look like itself; no address of any kind, so nothing is fetched or run. */
const options: sanitize.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'section', 'article', 'header', 'footer'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'blockquote', 'pre'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'code'],
  ],
  allowedAttributes: { td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedSchemes: [],
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
};

/** Documents come from strangers: their HTML is cleaned before it is stored (000 §5 "no-XSS rule"). */
export function sanitizeHtml(html: string): string {
  return sanitize(html, options);
}

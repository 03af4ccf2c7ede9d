import sanitize from 'sanitize-html';

/** Formatting of resumes and descriptions, without any URL, so nothing is fetched or run. */
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

/** Sanitizes the HTML of a document, which is untrusted, before it is stored. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, options);
}

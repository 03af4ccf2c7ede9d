import { imagePathOf } from '../links/image-links';
import { escapeHtml } from './markup';

/**
 * Formatting that rich text may have. Editor, pages and server sanitize by this one list, so that what a user writes is what
 * is stored and shown: nothing that runs, loads from another host or imitates the page around it.
 */
export const richTextTags = [
  ...['p', 'br', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'img'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'a'],
  ...['table', 'colgroup', 'col', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;

/** Attributes by element; `style` holds only properties of {@link richTextStyles}. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height', 'style'],
  td: ['colspan', 'rowspan', 'style'],
  th: ['colspan', 'rowspan', 'style'],
  col: ['style'],
  table: ['style'],
  ol: ['start'],
  span: ['style'],
  p: ['style'],
  h1: ['style'],
  h2: ['style'],
  h3: ['style'],
  h4: ['style'],
};

const color = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]{5,40}\)|[a-z]{3,20})$/i;
const length = /^\d{1,4}(?:\.\d{1,3})?(?:px|%)$/;

/** Allowed style properties and the form of their values; none may hold a URL. */
export const richTextStyles: Readonly<Record<string, RegExp>> = {
  'text-align': /^(?:left|right|center|justify)$/,
  'font-family': /^[\w\s,'"-]{1,80}$/,
  'font-size': /^\d{1,3}(?:\.\d{1,2})?(?:px|pt)$/,
  color,
  'background-color': color,
  width: length,
  'min-width': length,
};

/** Attributes that every link gets: its target opens apart and learns nothing about this page. */
export const richTextLinkAttributes = { rel: 'noopener noreferrer nofollow', target: '_blank' } as const;

/** Schemes of links. */
export const richTextSchemes = ['http', 'https', 'mailto', 'tel'] as const;

const scheme = /^(?:https?:\/\/|mailto:|tel:)/i;

/** The target of a link, or null when it has another scheme. */
export function safeLinkTarget(href: string): string | null {
  const target = href.trim();
  return scheme.test(target) ? target : null;
}

/** Whether rich text may show this image: only those that were uploaded here. An image elsewhere would report its viewers. */
export function isRichTextImage(src: string): boolean {
  return imagePathOf(src) !== null;
}

/** The allowed declarations of a `style` attribute, as pairs of property and value. */
export function safeDeclarations(style: string): (readonly [property: string, value: string])[] {
  return style
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()] as const;
    })
    .filter(([property, value]) => richTextStyles[property]?.test(value));
}

/** The allowed declarations of a `style` attribute as a text; `''` when none is left. */
export function safeStyle(style: string): string {
  return safeDeclarations(style)
    .map(([property, value]) => `${property}: ${value}`)
    .join('; ');
}

const tag = /<\/?[a-z][^>]*>/i;

/** Whether a text is HTML of an editor. Notes written before there was one are plain text. */
export function isHtml(text: string): boolean {
  return tag.test(text);
}

/** A text as HTML: plain text becomes a paragraph for each line, HTML is unchanged. */
export function asHtml(text: string): string {
  if (isHtml(text) || text.trim() === '') return text.trim();
  return text
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

/** Whether HTML shows nothing: no letters, images, rules or tables. */
export function isEmptyHtml(html: string): boolean {
  return !/<(?:img|hr|table)\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/gi, '') === '';
}

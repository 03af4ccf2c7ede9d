import { isSupportedCountry } from 'libphonenumber-js/min';
import type { DocumentLink } from '../../documents/document-text';
import type { LayoutLine } from '../../text/layout-line';
import type { Found } from '../../text/span';
import { emailPattern } from './emails';

const linkPattern =
  /(?:https?:\/\/|www\.)[^\s,;|<>()"]{3,200}|\b(?:[\w-]{1,40}\.)?(?:linkedin\.com|github\.com|gitlab\.com|bitbucket\.org|stackoverflow\.com|behance\.net|dribbble\.com|medium\.com|twitter\.com|x\.com|kaggle\.com|xing\.com|instagram\.com|facebook\.com|youtube\.com|github\.io|herokuapp\.com|netlify\.app|vercel\.app|researchgate\.net|orcid\.org)(?:\/[^\s,;|<>()"]{1,200})?|(?<![@\w.-])[a-z0-9-]{2,40}\.(?:com|dev|io|me|net|org|co|design|tech|app|ai|de|fr|nl|es|it|pl|ca|info)(?:\/[^\s,;|<>()"]{0,200})?(?![@\w.-])/giu;
/** Top-level domains used in all countries. */
const worldwide = new Set('io co me ai tv eu ly to cc gg fm im is sh ws'.split(' '));

/** The country of an email's top-level domain, or an empty text. */
export function countryOfEmail(email: string): string {
  const domain = /\.([a-z]{2})$/.exec(email)?.[1] ?? '';
  if (worldwide.has(domain)) return '';
  const code = domain === 'uk' ? 'GB' : domain.toUpperCase();
  return isSupportedCountry(code) ? code : '';
}

const wholeEmail = new RegExp(`^${emailPattern.source}$`, 'u');

/** The target of a link without its scheme, query and fragment. */
export function openedBy(target: string, scheme: string): string {
  if (!target.toLowerCase().startsWith(scheme)) return '';
  const bare = target.slice(scheme.length).split(/[?#]/)[0] ?? '';
  try {
    return decodeURIComponent(bare).trim();
  } catch {
    return bare.trim();
  }
}

/** The email addresses of links in the file. */
export function linkedEmails(links: readonly DocumentLink[]): Found[] {
  return links.flatMap(({ target, start, end }) => {
    const value = openedBy(target, 'mailto:').toLowerCase();
    return wholeEmail.test(value) && !value.includes(' ') ? [{ value, start, end, confidence: 0.9 }] : [];
  });
}

/** The web pages of links in the file. */
export function linkedPages(links: readonly DocumentLink[]): Found[] {
  return links.flatMap(({ target, start, end }) =>
    /^https?:\/\/[^/]+/i.test(target) ? [{ value: target.replace(/\/$/, ''), start, end, confidence: 0.8 }] : [],
  );
}

/** The same key for a URL with and without its scheme. */
export const linkKey = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
    .replace(/\/$/, '');

/** Web addresses of the document in order. */
export function findLinks(lines: readonly LayoutLine[]): Found[] {
  const found = new Map<string, Found>();
  for (const line of lines) {
    if (!line.text.includes('.')) continue;
    for (const match of line.text.slice(0, 2000).matchAll(linkPattern)) {
      const raw = match[0].replace(/[.,;:]+$/, '');
      if (/\.(?:js|net)$/i.test(raw) && !raw.includes('/')) continue;
      const key = linkKey(raw);
      const start = line.start + match.index;
      if (!found.has(key)) found.set(key, { value: raw, start, end: start + raw.length, confidence: 0.9 });
    }
  }
  return [...found.values()].slice(0, 50);
}

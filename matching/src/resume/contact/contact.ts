import {
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
  isSupportedCountry,
} from 'libphonenumber-js/min';
import type { DocumentLink } from '../../documents/document-text';
import type { LayoutLine } from '../../text/layout-line';
import type { Found } from '../../text/span';
import { withJoinedNumbers } from './dotted-numbers';
import { emailPattern } from './emails';
import { phoneLabel } from './phone-label';

const linkPattern =
  /(?:https?:\/\/|www\.)[^\s,;|<>()"]{3,200}|\b(?:[\w-]{1,40}\.)?(?:linkedin\.com|github\.com|gitlab\.com|bitbucket\.org|stackoverflow\.com|behance\.net|dribbble\.com|medium\.com|twitter\.com|x\.com|kaggle\.com|xing\.com|instagram\.com|facebook\.com|youtube\.com|github\.io|herokuapp\.com|netlify\.app|vercel\.app|researchgate\.net|orcid\.org)(?:\/[^\s,;|<>()"]{1,200})?|(?<![@\w.-])[a-z0-9-]{2,40}\.(?:com|dev|io|me|net|org|co|design|tech|app|ai|de|fr|nl|es|it|pl|ca|info)(?:\/[^\s,;|<>()"]{0,200})?(?![@\w.-])/giu;
const phonePattern =
  /(?:\+|\b00|\(\+?|\b|(?<=\s))\(?\d[\d\s().\u2010-\u2015/-]{5,22}\d(?:\s?(?:x|ext\.?|extension)\s?\d{1,6})?/giu;
const notPhone =
  /\b(?:19|20)\d{2}\s?[-–—/.]\s?(?:19|20)\d{2}\b|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$|^\d{4}-\d{2}-\d{2}$|^(?:0?\d|1[0-2])[/.](?:19|20)\d{2}/;

const yearMonth =
  /(?<!\d)(?:19|20)\d{2}\s?[./-]\s?(?:0?[1-9]|1[0-2])(?!\d)|(?<!\d)(?:0?[1-9]|1[0-2])[./](?:19|20)\d{2}(?!\d)/;

/** Words before the number of a post office box. */
const postBox = /\b(?:box|postfach|bo[iî]te postale|bp|apartado|casella postale)\s*$/iu;

/** A street follows the number of its house: `305-1190 Pacific Street`. */
const street = /^\s+\p{Lu}\p{Ll}/u;

/** Top-level domains used in all countries. */
const worldwide = new Set('io co me ai tv eu ly to cc gg fm im is sh ws'.split(' '));

/** The country of an email's top-level domain, or an empty text. */
export function countryOfEmail(email: string): string {
  const domain = /\.([a-z]{2})$/.exec(email)?.[1] ?? '';
  if (worldwide.has(domain)) return '';
  const code = domain === 'uk' ? 'GB' : domain.toUpperCase();
  return isSupportedCountry(code) ? code : '';
}

/** A phone number as written and, where its digits make a number, in E.164. */
export interface FoundPhone extends Found {
  e164: string;
}

const wholeEmail = new RegExp(`^${emailPattern.source}$`, 'u');

/** The target of a link without scheme, query and fragment. */
function openedBy(target: string, scheme: string): string {
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

/** The phone numbers of links in the file, one a line. */
export function linkedPhones(links: readonly DocumentLink[], country: string): FoundPhone[] {
  return links.flatMap(({ target, start, end }) => {
    const value = openedBy(target, 'tel:');
    const number = value === '' ? undefined : readNumber(value, isSupportedCountry(country) ? country : null);
    return number?.isValid() === true ? [{ value, e164: number.number, start, end, confidence: 0.85 }] : [];
  });
}

/** The web pages of links in the file. */
export function linkedPages(links: readonly DocumentLink[]): Found[] {
  return links.flatMap(({ target, start, end }) =>
    /^https?:\/\/[^/]+/i.test(target) ? [{ value: target.replace(/\/$/, ''), start, end, confidence: 0.8 }] : [],
  );
}

/** Maximum number of phone numbers. */
const mostPhones = 20;

/**
 * The phone numbers of the document in order. Uses the small metadata of libphonenumber on purpose: it knows the shape
 * of every country's numbers and does not refuse ranges newer than the library.
 * @param country ISO code of the country for numbers without a country code.
 */
export function findPhones(lines: readonly LayoutLine[], country: string): FoundPhone[] {
  const region: CountryCode | null = isSupportedCountry(country) ? country : null;
  const found: FoundPhone[] = [];
  for (const [at, line] of lines.entries()) {
    if (!/\d{2}/.test(line.text)) continue;
    const text = withJoinedNumbers(lines, at);
    for (const match of text.matchAll(phonePattern)) {
      const raw = withoutNext(balanced(withoutZip(match[0].trim())));
      const digits = raw.replace(/\D/g, '');
      if (digits.length < 7 || digits.length > 17 || notPhone.test(raw)) continue;
      const before = text.slice(Math.max(0, match.index - 20), match.index);
      // `Norway+47 55 ...`: a plus begins a number even without a space before it.
      const isGlued = raw.startsWith('+') ? /[\d@/=-]$/.test(before) : /[\w@/=-]$/.test(before);
      if (isGlued || postBox.test(before)) continue;
      const isLabeled = phoneLabel.test(before);
      const isHouse = digits.length < 9 && street.test(text.slice(match.index + match[0].length));
      if (isHouse && !isLabeled && !raw.startsWith('+')) continue;
      const number = readNumber(raw.replace(/\(0\)/, ''), region);
      const isValid = number?.isValid() ?? false;
      const isPostcode = /^\d{5}-\d{3}$/.test(raw) || yearMonth.test(raw);
      if (isPostcode) continue;
      const isRegional = isOfRegion(raw, number) && (region !== null || habitOf(raw) !== undefined);
      const isPlausible =
        raw.startsWith('+') || isLabeled || /[\s().-]/.test(raw) || (digits.length >= 10 && digits.length <= 12);
      if (!isPlausible || (!isValid && !isLabeled && !raw.startsWith('+') && !isNorthAmerican(raw) && !isRegional))
        continue;
      const e164 = isValid || number?.isPossible() ? (number?.number ?? '') : '';
      const start = line.start + match.index + match[0].indexOf(raw);
      if (found.some((other) => other.value === raw || (e164 !== '' && other.e164 === e164))) continue;
      found.push({ value: raw, e164, start, end: start + raw.length, confidence: isValid ? 0.95 : 0.6 });
      if (found.length === mostPhones) return found;
    }
  }
  return found;
}

/** Countries to try for a number without a country code when the address has none. */
const likelyRegions: readonly CountryCode[] = [
  'US',
  'GB',
  'IN',
  'AU',
  'IE',
  'DE',
  'FR',
  'ES',
  'IT',
  'NL',
  'PL',
  'SE',
  'BR',
  'MX',
];

/** Usual groupings of digits by country, for numbers without other evidence of the country. */
const habits: readonly [RegExp, CountryCode][] = [
  [/^0\d(?:[ .]\d\d){4}$/, 'FR'],
  [/^\(?\d{2}\)? ?9?\d{4}-\d{4}$/, 'BR'],
  [/^\(?09\d{2}\)?[ -]\d{3}[ -]\d{4}$/, 'PH'],
  [/^0(?:70|80|81|91)\d[ -]\d{3}[ -]\d{4}$/, 'NG'],
  [/^\(?0(?:7\d{3}|[1-8]\d{2,3})\)? \d{3} ?\d{3,4}$/, 'GB'],
  [/^[67]\d{2} (?:\d{3} \d{3}|\d{2} \d{2} \d{2})$/, 'ES'],
];

const habitOf = (raw: string): CountryCode | undefined => habits.find(([form]) => form.test(raw))?.[1];

/** The country code without a trunk prefix. */
const northAmerica = '1';

/** Whether a number with a trunk prefix has the length of the country's numbers, regardless of its range. */
const isOfRegion = (raw: string, number: PhoneNumber | undefined): boolean =>
  /^\(?0[1-9]/.test(raw) && number?.isPossible() === true && number.countryCallingCode !== northAmerica;

/** Parses digits as a number of the given country, else of the first country that they fit. */
function readNumber(raw: string, region: CountryCode | null): PhoneNumber | undefined {
  if (region !== null || raw.startsWith('+')) {
    const number = parsePhoneNumberFromString(raw, region ?? 'US');
    if (number?.isValid() === true || raw.startsWith('+') || isOfRegion(raw, number)) return number;
  }
  const habit = habitOf(raw);
  const usual = habit ? parsePhoneNumberFromString(raw, habit) : undefined;
  if (usual?.isValid() === true || isOfRegion(raw, usual)) return usual;
  const hasTrunkPrefix = /^\(?0/.test(raw);
  for (const candidate of likelyRegions) {
    if (hasTrunkPrefix && candidate === 'US') continue;
    const number = parsePhoneNumberFromString(raw, candidate);
    if (number?.isValid() === true) return number;
  }
  return parsePhoneNumberFromString(raw, region ?? 'US');
}

const isNorthAmerican = (raw: string): boolean => /^\(?\d{3}\)?[\s.-]{1,2}\d{3}[\s.-]\d{4}$/.test(raw);

/** Removes a zip code that would make the number too long: `28291 / 704 555 0169`, `28291-0101 704-555-0169`. */
function withoutZip(raw: string): string {
  const zip = /^(?:\d{5}(?:-\d{4}[\s/]+|[\s/-]+)|\d{4}[\s/-]+(?=\(?0))/.exec(raw)?.[0] ?? '';
  const digits = raw.slice(zip.length).replace(/\D/g, '').length;
  return zip !== '' && digits >= 9 && digits <= 11 ? raw.slice(zip.length) : raw;
}

/** Removes the number of a house or similar after an international number and a space. */
function withoutNext(raw: string): string {
  if (!raw.startsWith('+') || parsePhoneNumberFromString(raw)?.isValid() === true) return raw;
  for (let at = raw.lastIndexOf(' '); at > 4; at = raw.lastIndexOf(' ', at - 1)) {
    const shorter = raw.slice(0, at);
    if (parsePhoneNumberFromString(shorter)?.isValid() === true) return shorter;
  }
  return raw;
}

/** Removes an unmatched bracket. */
function balanced(raw: string): string {
  const opens = raw.split('(').length;
  const closes = raw.split(')').length;
  if (opens === closes) return raw;
  return opens > closes ? raw.replace('(', '') : raw.replace(/\)$/, '');
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

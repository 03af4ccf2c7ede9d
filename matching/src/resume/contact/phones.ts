import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import type { DocumentLink } from '../../documents/document-text';
import type { LayoutLine } from '../../text/layout-line';
import type { Found } from '../../text/span';
import { openedBy } from './contact';
import { withJoinedNumbers } from './dotted-numbers';
import { faxLabel, otherLabel, phoneLabel } from './phone-labels';

/** A phone number as written and, where its country is known, in E.164. */
export interface FoundPhone extends Found {
  e164: string;
}

const phonePattern =
  /(?:\+|\b00|\(\+?|\b|(?<=\s))\(?\d[\d\s().\u2010-\u2015/-]{5,34}\d(?:\s?(?:x|ext\.?|extension)\s?\d{1,6})?/giu;
const notPhone =
  /\b(?:19|20)\d{2}\s?[-–—/.]\s?(?:19|20)\d{2}\b|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$|^\d{4}-\d{2}-\d{2}$|^(?:0?\d|1[0-2])[/.](?:19|20)\d{2}|^\d{5}-\d{3}$/;
const yearMonth =
  /(?<!\d)(?:19|20)\d{2}\s?[./-]\s?(?:0?[1-9]|1[0-2])(?!\d)|(?<!\d)(?:0?[1-9]|1[0-2])[./](?:19|20)\d{2}(?!\d)/;
/** Identifiers of publications and pages, whose digits are no phone number. */
const identifiers = /\b10\.\d{4,9}\/\S+|https?:\/\/\S+|\bwww\.\S+|\barxiv:\S+/giu;
/** Words before the number of a post office box. */
const postBox = /\b(?:box|postfach|bo[iî]te postale|bp|apartado|casella postale)\s*$/iu;
/** A street follows the number of its house: `305-1190 Pacific Street`. */
const street = /^\s+\p{Lu}\p{Ll}/u;
const northAmerican = /^\(?\d{3}\)?[\s.-]{0,3}\d{3}[\s.-]{1,3}\d{4}(?:\s?(?:x|ext).*)?$/i;
/** The area code in brackets, as in North America. */
const bracketedArea = /^\([2-9]\d{2}\) ?[2-9]\d{2}-\d{4}$/;
/** The letter of a fax without a sign, next to that of the phone: `T 020 7946 0018  F 020 7946 0019`. */
const faxLetter = /\d[\s|•·,;/]+F\s+$/;
/** A zip code with its extension behind a state: `OH 44101-1234`. */
const zipOfState = /^\d{5}-\d{4}$/;
const stateBefore = /\b[A-Z]{2}[\s,]+$/;
/** Maximum number of phone numbers. */
const maxPhones = 20;
/** Digits of a number, without and with the code of its country. */
const digitsOf = { shortest: 7, national: 9, longest: 15 };

/** The phone numbers of links in the file. */
export function linkedPhones(links: readonly DocumentLink[], country: string): FoundPhone[] {
  return links.flatMap(({ target, start, end }) => {
    const value = openedBy(target, 'tel:');
    const e164 = value === '' ? '' : e164Of(value, regionOf(country));
    return e164 === '' ? [] : [{ value, e164, start, end, confidence: 0.85 }];
  });
}

const regionOf = (country: string): CountryCode | null => (isSupportedCountry(country) ? country : null);

/**
 * The phone numbers of the document in order: digits that form a number, after no label of a fax or an identifier.
 * Uses the small metadata of libphonenumber on purpose: it knows the shape of every country's numbers and does not
 * refuse ranges newer than the library.
 * @param country ISO code of the country for numbers without a country code. Without it they stay as written.
 * @param isStated The address states the country; else a grouping of North America stands for its own.
 */
export function findPhones(lines: readonly LayoutLine[], country: string, isStated = true): FoundPhone[] {
  const stated = regionOf(country);
  const found: FoundPhone[] = [];
  for (const [at, line] of lines.entries()) {
    if (!/\d{2}/.test(line.text)) continue;
    const text = withJoinedNumbers(lines, at).replace(identifiers, (id) => ' '.repeat(id.length));
    for (const match of text.matchAll(phonePattern)) {
      const before = text.slice(Math.max(0, match.index - 28), match.index);
      if (faxLabel.test(before) || faxLetter.test(before)) continue;
      for (const raw of numbersIn(match[0])) {
        const region = isStated || !bracketedArea.test(raw) ? stated : null;
        const offset = match.index + match[0].indexOf(raw);
        const phone = readPhone({ raw, before, after: text.slice(match.index + match[0].length), region });
        if (!phone || found.some(({ value, e164 }) => value === raw || (e164 !== '' && e164 === phone.e164))) continue;
        const start = line.start + offset;
        found.push({ ...phone, value: raw, start, end: start + raw.length });
        if (found.length === maxPhones) return found;
      }
    }
  }
  return found;
}

interface WrittenNumber {
  raw: string;
  before: string;
  after: string;
  region: CountryCode | null;
}

function readPhone({ raw, before, after, region }: WrittenNumber): Pick<FoundPhone, 'e164' | 'confidence'> | null {
  const digits = raw.replace(/\D/g, '').length;
  const isInternational = /^(?:\+|\(?00)/.test(raw.replace(/^\(\+/, '+'));
  if (zipOfState.test(raw) && stateBefore.test(before)) return null;
  if (digits < digitsOf.shortest || digits > digitsOf.longest + 6 || notPhone.test(raw) || yearMonth.test(raw))
    return null;
  // `Norway+47 55 ...`: a plus begins a number even without a space before it.
  const isGlued = raw.startsWith('+') ? /[\d@/=-]$/.test(before) : /[\p{L}\d_@/=〒-]$|[\p{L}\d]\.$/u.test(before);
  const isLabeled = phoneLabel.test(before);
  if ((isGlued && !isLabeled) || postBox.test(before) || otherLabel.test(before)) return null;
  if (/^[/\p{L}_]|^[.@]\p{L}/u.test(after)) return null;
  if (digits < digitsOf.national && street.test(after) && !isLabeled && !isInternational) return null;
  const e164 = e164Of(raw, region);
  if (e164 !== '') return { e164, confidence: 0.95 };
  const isShaped = northAmerican.test(raw) || (/[\s().-]/.test(raw) && isOfSomeCountry(raw));
  const isPlausible = isLabeled || isInternational || isShaped || (digits >= 10 && isOfSomeCountry(raw));
  return isPlausible ? { e164: '', confidence: 0.6 } : null;
}

/** The numbers of a match: two with a slash are two, and zip codes and numbers of houses around them are none. */
function numbersIn(match: string): string[] {
  const parts = match.split(/\s*\/+\s*|\s{3,}/);
  const isLong = (part: string): boolean => part.replace(/\D/g, '').length >= digitsOf.shortest;
  // `0561/5550143` and `704 / 555-0153` have the code of their area before the slash.
  const isSplit = isLong(parts[0] ?? '');
  const whole = isSplit ? parts.filter(isLong) : [match];
  return whole.map((part) => withoutNext(balanced(withoutZip(part.trim()))));
}

/** Numbers that are too short for their country may be of one of these. */
const largeCountries: readonly CountryCode[] =
  'US GB IN AU IE DE FR ES IT NL BE PL SE NO DK FI BR MX CN JP KR IL TR RU PH NG ZA ID SA AE EG PT GR CH AT'
    .split(' ')
    .filter((code): code is CountryCode => isSupportedCountry(code));

const isOfSomeCountry = (raw: string): boolean =>
  largeCountries.some((country) => parsePhoneNumberFromString(raw, country)?.isValid() === true);

/** Whether a number with a trunk prefix has the length of the country's numbers, regardless of its range. */
const isOfRegion = (raw: string, number: PhoneNumber): boolean =>
  /^\(?0[1-9]/.test(raw) && number.isPossible() && number.countryCallingCode !== northAmerica;
/** The country code without a trunk prefix. */
const northAmerica = '1';

/** The number in E.164; empty without a country. The grouping of North America stands for its country code. */
function e164Of(raw: string, region: CountryCode | null): string {
  const dialed = raw
    .replace(/^\(?00\s?(?=[1-9])/, '+')
    .replace(/^\(\+/, '+')
    .replace(/\(0\)/, '');
  const assumed = region ?? (northAmerican.test(raw) ? 'US' : null);
  if (assumed === null && !dialed.startsWith('+')) return '';
  const number = parsePhoneNumberFromString(dialed, assumed ?? 'US');
  if (!number) return '';
  const isCertain = number.isValid() || (dialed.startsWith('+') ? number.isPossible() : isOfRegion(raw, number));
  if (isCertain) return number.number;
  return region !== null && northAmerican.test(raw) && /[-.)]/.test(raw) ? e164Of(raw, null) : '';
}

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

import { countries, type Country, type CountryCode } from './countries/index';
import { plainLetters, type PersonName } from './names';
import type { PersonaAddress } from './persona-types';
import type { Random } from './random';

/** Domains reserved for examples (RFC 2606), so that no mail is delivered. */
const mailDomains = [
  'example.com',
  'example.com',
  'example.org',
  'example.net',
  'mail.example.com',
  'post.example.org',
] as const;

/** Letters that are valid in the postal codes of all countries here. */
const codeLetters = 'ABCEGHJKLMNPRSTVXY';

function letter(random: Random): string {
  return codeLetters.charAt(random.int(0, codeLetters.length - 1));
}

function fillShape(random: Random, shape: string): string {
  return shape
    .replace(/#/g, () => String(random.int(0, 9)))
    .replace(/\?/g, () => letter(random))
    .replace(/^0+/, '1');
}

/** Generates a postal address whose city, state and postal code match. */
export function makeAddress(random: Random, code: CountryCode): { address: PersonaAddress; area: string } {
  const country = countries[code];
  const place = random.pick(country.cities);
  const zipCode = place.zip.replace(/#/g, () => String(random.int(0, 9))).replace(/\?/g, () => letter(random));
  return {
    address: {
      street: fillShape(random, random.pick(country.streets)),
      city: place.city,
      state: place.state,
      zipCode,
      country: code,
      countryName: random.pick(country.names),
    },
    area: place.area ?? '',
  };
}

/** Generates a phone number, from ranges reserved for fiction where a country has them. */
export function makePhone(random: Random, country: Country, area: string): { e164: string; asWritten: string } {
  const digits = random
    .pick(country.phones)
    .replace('A', area)
    .replace(/#/g, () => String(random.int(0, 9)));
  const form = random.pick(country.phoneForms.filter((candidate) => slotsOf(candidate) <= digits.length));
  let index = 0;
  const written = form.replace(/n/g, () => digits.charAt(index++));
  return { e164: `+${country.dialCode}${digits}`, asWritten: written + digits.slice(index) };
}

function slotsOf(form: string): number {
  return form.split('n').length - 1;
}

/** Generates an email from a name. */
export function makeEmail(random: Random, name: PersonName): string {
  const first = plainLetters(name.firstName).replace(/ /g, '');
  const last = plainLetters(name.lastName).replace(/[ -]/g, '');
  const number = String(random.int(1, 99));
  const local = random.pick([
    `${first}.${last}`,
    `${first}.${last}`,
    `${first}${last}`,
    `${first.charAt(0)}${last}`,
    `${first}_${last}`,
    `${last}.${first}`,
    `${first.charAt(0)}.${last}${number}`,
    `${first}${last}${number}`,
    `${first}-${last}`,
    `${last}${first.charAt(0)}${number}`,
  ]);
  return `${random.chance(0.06) ? local.charAt(0).toUpperCase() + local.slice(1) : local}@${random.pick(mailDomains)}`;
}

/** Generates profile links; their paths contain `example`, so that they match no real person. */
export function makeLinks(random: Random, name: PersonName, hasPortfolio: boolean): string[] {
  const slug = `${plainLetters(name.firstName)}-${plainLetters(name.lastName)}`.replace(/ /g, '-');
  const links: string[] = [];
  if (random.chance(0.6)) links.push(`${random.pick(['', 'www.', 'https://www.'])}linkedin.com/in/${slug}-example`);
  if (hasPortfolio && random.chance(0.6))
    links.push(`${random.pick(['', 'https://'])}github.com/${slug.replace(/-/g, '')}-example`);
  if (random.chance(hasPortfolio ? 0.3 : 0.08))
    links.push(`${random.pick(['', 'https://', 'www.'])}${slug.replace(/-/g, '')}.example.com`);
  return links;
}

/** The city line of an address as people of the country write it. */
export function cityLine(address: PersonaAddress, { withZip }: { withZip: boolean }): string {
  const template = countries[address.country].cityLine;
  const filled = template
    .replace('{city}', address.city)
    .replace('{state}', address.state)
    .replace('{zip}', withZip ? address.zipCode : '');
  return filled.replace(/\s+/g, ' ').replace(/,\s*$/, '').trim();
}

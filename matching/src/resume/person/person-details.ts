import type { DocumentText } from '../../documents/document-text';
import type { LayoutLine } from '../../text/layout-line';
import { readPlace } from '../../text/read-place';
import type { Found, Span } from '../../text/span';
import {
  countryOfEmail,
  findLinks,
  findPhones,
  linkedEmails,
  linkedPages,
  linkedPhones,
  linkKey,
  type FoundPhone,
} from '../contact/contact';
import { findEmails } from '../contact/emails';
import { findName, type PersonName } from './person-name';
import { findAddress, findTownInSentence, type FoundAddress } from '../contact/postal-address';
import type { Section } from '../sections/sections';
import type { FoundWork } from '../work/work';

/** Who the person is and how to reach them, each with where it stands. */
export interface PersonDetails {
  name: PersonName | null;
  /** As written, made whole by the links of the file; else those of its links. */
  emails: Found[];
  phones: FoundPhone[];
  address: FoundAddress | null;
  links: Found[];
  /** Where all of it is written. */
  spans: Span[];
}

/** Addresses of mail, which are needed to find the name before anything else is read. */
export interface FoundEmails {
  written: Found[];
  all: Found[];
}

/** Lines at the end of a document where some letterheads have the address. */
const footLines = 6;
/** So many lines of contact data, and so many at the top and in the whole, are looked at. */
const most = { contactLines: 60, topLines: 12, phoneLines: 8, lines: 400 };
/** So many addresses and numbers of each kind somebody has at most. */
const mostContacts = 20;
/** So many addresses are looked at in a document. */
const mostAddresses = 200;

const isPartOf = (part: string, whole: string): boolean =>
  whole.length - part.length <= 40 && (whole.startsWith(part) || whole.endsWith(part) || whole.includes(part));

/** Addresses as written, made whole by the links of the file where a line break has torn them. */
function withLinked(written: readonly Found[], linked: readonly Found[]): Found[] {
  const whole = written.map((found) => {
    const link = linked.find(({ value }) => value !== found.value && isPartOf(found.value, value));
    return link ? { ...found, value: link.value } : found;
  });
  const all = whole.length > 0 ? whole : linked;
  return all.filter((found, index) => all.findIndex(({ value }) => value === found.value) === index);
}

/** Finds the addresses of mail of a document. */
export function readEmails(document: DocumentText, lines: readonly LayoutLine[]): FoundEmails {
  const written = findEmails(lines);
  return { written, all: withLinked(written, linkedEmails(document.links).slice(0, mostAddresses)) };
}

function distinctLinks(links: readonly Found[]): Found[] {
  const keys = new Set<string>();
  return links.filter(({ value }) => {
    const key = linkKey(value);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}

/** Lines that are not told of an employer or a school, whose towns are not the person's, but for those beside contact data. */
function notOfEntries(sections: readonly Section[], lines: readonly LayoutLine[]): LayoutLine[] {
  const ofEntries = sections.filter(({ kind }) => kind === 'work' || kind === 'education');
  const taken = new Set(ofEntries.flatMap((section) => section.lines));
  const isContact = (line: LayoutLine | undefined): boolean =>
    line !== undefined && taken.has(line) && /\S@\S|\d{3}[ .)-]+\d{3}/.test(line.text);
  return lines.filter((line, at) => !taken.has(line) || [-2, -1, 0, 1, 2].some((step) => isContact(lines[at + step])));
}

/** The country that most of the positions name. */
function countryOfWork(works: readonly FoundWork[]): string {
  const counts = new Map<string, number>();
  for (const { value } of works) {
    const code = readPlace(value.location)?.countryCode ?? '';
    if (code !== '') counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** What the person's details are read from. */
export interface PersonSource {
  document: DocumentText;
  /** All lines, and those that tell of the person alone. */
  lines: readonly LayoutLine[];
  own: readonly LayoutLine[];
  sections: readonly Section[];
  emails: FoundEmails;
  /** The name as far as it is known without the country. */
  guessedName: PersonName | null;
  works: readonly FoundWork[];
}

const byPlace = (a: LayoutLine, b: LayoutLine): number => a.index - b.index;

/** Reads who the person is and how to reach them; where they live tells how numbers are called and names are built. */
export function readPersonDetails({
  document,
  lines,
  own,
  sections,
  emails,
  guessedName,
  works,
}: PersonSource): PersonDetails {
  const open = sections.filter(({ kind }) => kind === 'header' || kind === 'other');
  const contactLines = [...own, ...open.flatMap((section) => section.lines)].sort(byPlace);
  const inHead = [...own, ...open.flatMap(({ kind, lines: told }) => (kind === 'header' ? told : []))];
  const nameSpan = guessedName?.full ?? null;
  const address =
    findAddress(contactLines.slice(0, most.contactLines), nameSpan) ??
    findAddress(notOfEntries(sections, lines.slice(0, most.topLines)), nameSpan) ??
    findAddress(lines.slice(-footLines), nameSpan) ??
    findTownInSentence(inHead);
  const email = emails.all[0]?.value ?? '';
  const country = address?.countryCode || countryOfEmail(email) || countryOfWork(works);
  const name = findName(lines, email, country);
  const near = contactLines.length > 0 ? [...contactLines, ...lines.slice(0, most.phoneLines)] : lines;
  const nearPhones = findPhones(near, country);
  const writtenPhones = nearPhones.length > 0 ? nearPhones : findPhones(lines.slice(0, most.lines), country);
  const phones = writtenPhones.length > 0 ? writtenPhones : linkedPhones(document.links, country);
  const writtenLinks = findLinks(lines);
  const links = distinctLinks([...writtenLinks, ...linkedPages(document.links)]).filter(
    (link) => !emails.all.some((other) => other.value.includes(link.value.toLowerCase())),
  );
  // A link of the file reaches over its whole line: only what is written is the person's.
  const contact = [emails.written, writtenPhones, writtenLinks].flatMap((found) => found.slice(0, mostContacts));
  const spans = [...contact, ...(name ? [name.full] : []), ...(address ? [address.span] : [])];
  return { name, emails: emails.all, phones, address, links, spans };
}

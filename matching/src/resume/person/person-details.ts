import type { DocumentText } from '../../documents/document-text';
import type { LayoutLine } from '../../text/layout-line';
import { readPlace } from '../../text/read-place';
import type { Found, Span } from '../../text/span';
import { countryOfEmail, findLinks, linkedEmails, linkedPages, linkKey } from '../contact/contact';
import { findPhones, linkedPhones, type FoundPhone } from '../contact/phones';
import { findEmails } from '../contact/emails';
import { findName, type PersonName } from './person-name';
import { findAddress, findTownInSentence, type FoundAddress } from '../contact/postal-address';
import type { Section } from '../sections/section';
import type { FoundWork } from '../work/work';

/** Personal data and contact data with their positions. */
export interface PersonDetails {
  name: PersonName | null;
  /** Emails as written, completed by the links of the file; else those of the links. */
  emails: Found[];
  phones: FoundPhone[];
  address: FoundAddress | null;
  links: Found[];
  /** The positions of all of it. */
  spans: Span[];
}

/** Emails, which are needed to find the name before anything else is read. */
export interface FoundEmails {
  written: Found[];
  all: Found[];
}

/** Number of lines at the end that may be a letterhead's address. */
const footLines = 6;
/** Maximum number of lines of contact data that are read, at the top and in total. */
const most = { contactLines: 60, topLines: 12, phoneLines: 8, lines: 400 };
/** Maximum number of emails, phone numbers and links each. */
const maxContacts = 20;
/** Maximum number of addresses in a document that are checked. */
const maxAddresses = 200;

/** Sections whose numbers are not the candidate's. */
const ofOthers = new Set(['references', 'publications', 'patents', 'awards', 'associations', 'certifications']);

const isPartOf = (part: string, whole: string): boolean =>
  whole.length - part.length <= 40 && (whole.startsWith(part) || whole.endsWith(part) || whole.includes(part));

/** Emails as written, completed by the links of the file when a line break split them. */
function withLinked(written: readonly Found[], linked: readonly Found[]): Found[] {
  const whole = written.map((found) => {
    const link = linked.find(({ value }) => value !== found.value && isPartOf(found.value, value));
    return link ? { ...found, value: link.value } : found;
  });
  const all = whole.length > 0 ? whole : linked;
  return all.filter((found, index) => all.findIndex(({ value }) => value === found.value) === index);
}

/** Finds the emails of a document. */
export function readEmails(document: DocumentText, lines: readonly LayoutLine[]): FoundEmails {
  const written = findEmails(lines);
  return { written, all: withLinked(written, linkedEmails(document.links).slice(0, maxAddresses)) };
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

/**
 * Lines outside of employers' and schools' entries, whose towns are not the candidate's, except for those next to
 * contact data.
 */
function notOfEntries(sections: readonly Section[], lines: readonly LayoutLine[]): LayoutLine[] {
  const ofEntries = sections.filter(({ kind }) => kind === 'work' || kind === 'education');
  const taken = new Set(ofEntries.flatMap((section) => section.lines));
  const isContact = (line: LayoutLine | undefined): boolean =>
    line !== undefined && taken.has(line) && /\S@\S|\d{3}[ .)-]+\d{3}/.test(line.text);
  return lines.filter((line, at) => !taken.has(line) || [-2, -1, 0, 1, 2].some((step) => isContact(lines[at + step])));
}

/** Lines without a title, employer or place of a position. */
function outsideHeads(lines: readonly LayoutLine[], works: readonly FoundWork[]): LayoutLine[] {
  const parts = works.flatMap(({ found }) => [found.title, found.companyName, found.location]);
  return lines.filter(
    (line) => !parts.some((part) => part !== undefined && part.start >= line.start && part.end <= line.end),
  );
}

/** The most frequent country of the positions. */
function countryOfWork(works: readonly FoundWork[]): string {
  const counts = new Map<string, number>();
  for (const { value } of works) {
    const code = readPlace(value.location)?.countryCode ?? '';
    if (code !== '') counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Input for the personal details. */
export interface PersonSource {
  document: DocumentText;
  /** All lines, and those with personal data only. */
  lines: readonly LayoutLine[];
  own: readonly LayoutLine[];
  sections: readonly Section[];
  emails: FoundEmails;
  /** The name as read without knowledge of the country. */
  guessedName: PersonName | null;
  works: readonly FoundWork[];
}

const byPlace = (a: LayoutLine, b: LayoutLine): number => a.index - b.index;

/** Reads personal and contact data; the country determines the format of phone numbers and names. */
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
  const inHead = [...own, ...open.flatMap(({ kind, lines: stated }) => (kind === 'header' ? stated : []))];
  const nameSpan = guessedName?.full ?? null;
  const address =
    findAddress(contactLines.slice(0, most.contactLines), nameSpan) ??
    findAddress(notOfEntries(sections, lines.slice(0, most.topLines)), nameSpan) ??
    findAddress(outsideHeads(lines.slice(-footLines), works), nameSpan) ??
    findTownInSentence(inHead);
  const email = emails.all[0]?.value ?? '';
  const country = address?.countryCode || countryOfEmail(email) || countryOfWork(works);
  const isStated = address !== null && [address.city, address.zipCode].some((part) => part !== '');
  const name = findName(lines, email, country);
  const near = contactLines.length > 0 ? [...contactLines, ...lines.slice(0, most.phoneLines)] : lines;
  const nearPhones = findPhones(near, country, isStated);
  const others = new Set(sections.filter(({ kind }) => ofOthers.has(kind)).flatMap((section) => section.lines));
  const writtenPhones =
    nearPhones.length > 0
      ? nearPhones
      : findPhones(
          lines.slice(0, most.lines).filter((line) => !others.has(line)),
          country,
          isStated,
        );
  const phones = writtenPhones.length > 0 ? writtenPhones : linkedPhones(document.links, country);
  const writtenLinks = findLinks(lines);
  const links = distinctLinks([...writtenLinks, ...linkedPages(document.links)]).filter(
    (link) => !emails.all.some((other) => other.value.includes(link.value.toLowerCase())),
  );
  // A link of the file spans its whole line, but only written data is personal.
  const contact = [emails.written, writtenPhones, writtenLinks].flatMap((found) => found.slice(0, maxContacts));
  const spans = [...contact, ...(name ? [name.full] : []), ...(address ? [address.span] : [])];
  return { name, emails: emails.all, phones, address, links, spans };
}

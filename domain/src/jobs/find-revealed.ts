import { escapePattern } from '../fields/escape-pattern';
import { contactPatterns } from '../candidates/redact-contact';
import { foldText } from '../redaction/folded-text';
import { findersOf, joinedRanges, type TextRange } from '../redaction/matcher';
import { organizationForms } from '../redaction/name-forms';
import type { Job } from './job';

/** What a public description should not reveal. */
export const revealedKinds = ['client', 'person', 'email', 'phone'] as const;
export interface Revealed {
  kind: (typeof revealedKinds)[number];
  text: string;
}

/** Labels of intake forms before the client's name: `CLIENT: Northfield Systems`. */
const clientLine =
  /^[ \t]*(?:end[ -])?(?:client|customer|company|employer)(?: name)?[ \t]*[:–-][ \t]*(\S[^\n]{1,80})$/gim;
const personLine =
  /^[ \t]*(?:(?:client |main )?contacts?(?: person| name)?|hiring manager|reports? to|interviewer)[ \t]*[:–-][ \t]*(\p{Lu}[\p{L}'’-]+(?:[ \t]+\p{Lu}[\p{L}'’.-]+){1,3})/gimu;
/** What remains of a line whose every part was removed. */
const separatorsLeft = /^[ \t]*[,;:|()/&][,;:|()/& \t]*$/gm;

/**
 * Finds what tells who the client is: the client's name, a contact person, emails and phone numbers.
 * @param job its company and contact are searched in the description, besides lines that name them.
 */
export function findRevealed(
  description: string,
  { company, contact }: Pick<Job, 'company'> & { contact: Pick<Job['contact'], 'name'> },
): Revealed[] {
  const found: Revealed[] = [
    ...mentions(description, { kind: 'employer', text: company, forms: organizationForms(company) }).map((text) => ({
      kind: 'client' as const,
      text,
    })),
    ...groupsOf(description, clientLine).map((text) => ({ kind: 'client' as const, text })),
    ...mentions(description, { kind: 'person', text: contact.name, forms: [] }).map((text) => ({
      kind: 'person' as const,
      text,
    })),
    ...groupsOf(description, personLine).map((text) => ({ kind: 'person' as const, text })),
    ...contactPatterns.emails(description).map((text) => ({ kind: 'email' as const, text })),
    ...contactPatterns.phones(description).map((text) => ({ kind: 'phone' as const, text })),
  ];
  const seen = new Set<string>();
  return found.filter(({ text }) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The description without what {@link findRevealed} finds; a proposal that a recruiter reads before publishing. */
export function withoutRevealed(description: string, revealed: readonly Revealed[]): string {
  const longestFirst = [...revealed].sort((a, b) => b.text.length - a.text.length);
  let text = description.replace(clientLine, '').replace(personLine, '');
  for (const found of longestFirst) text = replaced(text, found);
  return text
    .replace(separatorsLeft, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

type Wanted = Parameters<typeof findersOf>[0];

/** As a text writes a name: also in its short forms, such as `Quanterra` of `Quanterra Systems, Inc.`. Emails are found by themselves. */
function mentions(text: string, wanted: Wanted): string[] {
  const rest = contactPatterns.emails(text).reduce((left, email) => left.replaceAll(email, ' '), text);
  return placesOf(rest, wanted).map(({ start, end }) => rest.slice(start, end));
}

/** The places of a name, those that overlap as one. */
function placesOf(text: string, wanted: Wanted): TextRange[] {
  if (wanted.text.trim() === '') return [];
  const folded = foldText(text);
  return joinedRanges(findersOf(wanted).flatMap((finder) => finder(folded, text)));
}

function groupsOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group.trim());
}

/** Only whole words: `HP` is no part of `PHP`. */
function replaced(text: string, { kind, text: wanted }: Revealed): string {
  if (kind === 'email' || kind === 'phone') return text.replace(new RegExp(escapePattern(wanted), 'gi'), '');
  const by = kind === 'client' ? 'our client' : '';
  const places = placesOf(text, { kind: kind === 'client' ? 'employer' : 'person', text: wanted, forms: [] });
  return places.reduceRight((left, { start, end }) => left.slice(0, start) + by + left.slice(end), text);
}

import { escapePattern } from '../fields/escape-pattern';
import { contactPatterns } from '../candidates/redact-contact';
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
const minNameLength = 3;

/**
 * Finds what tells who the client is: the client's name, a contact person, emails and phone numbers.
 * @param job its company and contact are searched in the description, besides lines that name them.
 */
export function findRevealed(
  description: string,
  { company, contact }: Pick<Job, 'company'> & { contact: Pick<Job['contact'], 'name'> },
): Revealed[] {
  const found: Revealed[] = [
    ...mentions(description, company).map((text) => ({ kind: 'client' as const, text })),
    ...groupsOf(description, clientLine).map((text) => ({ kind: 'client' as const, text })),
    ...mentions(description, contact.name).map((text) => ({ kind: 'person' as const, text })),
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
  for (const found of longestFirst) text = replaceAll(text, found.text, found.kind === 'client' ? 'our client' : '');
  return text
    .replace(separatorsLeft, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function mentions(text: string, name: string): string[] {
  const wanted = name.trim();
  if (wanted.length < minNameLength) return [];
  return text.toLowerCase().includes(wanted.toLowerCase()) ? [wanted] : [];
}

function groupsOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group.trim());
}

function replaceAll(text: string, wanted: string, replacement: string): string {
  return text.replace(new RegExp(escapePattern(wanted), 'gi'), replacement);
}

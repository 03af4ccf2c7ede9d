import { boolean, string } from 'yup';
import { comparableEmail } from '../candidates/duplicate';
import { list, record, type Model } from '../fields/model';

/** Most candidates of jobs that one run reaches. */
export const maxCandidatesOfPerson = 300;
const maxIdentifiers = 60;

const texts = () => list(string().required(), maxIdentifiers);

/**
 * A person as runs look for them: a person in two jobs is two candidates. Only functions read it, and only while a run
 * works.
 */
export const personSchema = record({
  name: string().default(''),
  names: texts(),
  emails: texts(),
  phones: texts(),
  atsIds: texts(),
  /** Hashes of the resumes' files. */
  files: texts(),
  candidates: list(record({ jobId: string().required(), candidateId: string().required() }), maxCandidatesOfPerson),
  /** Marketing candidates. */
  skillsCandidateIds: list(string().required(), maxCandidatesOfPerson),
  contactIds: texts(),
  leadIds: texts(),
  /** Whether a run reaches these records alone, and looks for no others of the person. */
  isExact: boolean().default(false),
});
export type Person = Model<typeof personSchema>;

/** Why a candidate belongs to the person. */
export type FoundBy = 'chosen' | 'email' | 'atsId' | 'file' | 'phone';

/** A phone number for comparison: its digits without the country code. */
export function comparablePhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < 7 ? '' : digits.slice(-9);
}

/** Whether the typed name confirms the choice of a person. Case and repeated spaces do not matter. */
export function isNameConfirmed(typed: string, name: string): boolean {
  const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  return name !== '' && plain(typed) === plain(name);
}

/** Known texts, each once, without empty ones. */
export function distinctTexts(given: readonly string[]): string[] {
  return [...new Set(given.map((text) => text.trim()).filter(Boolean))].slice(0, maxIdentifiers);
}

/** Emails to compare with, each once. */
export function distinctEmails(given: readonly string[]): string[] {
  return distinctTexts(given.map(comparableEmail));
}

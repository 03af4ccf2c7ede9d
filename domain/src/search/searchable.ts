import type { AgencyPerson } from '../candidates/agency-person';
import type { JobCandidate } from '../candidates/job-candidate';
import type { Contact } from '../contacts/contact';
import type { SkillsCandidate } from '../ats/skills-candidate';
import type { Job } from '../jobs/job';
import type { Organization } from '../organizations/organization';
import type { Tearsheet } from '../tearsheets/tearsheet';
import type { User } from '../users/user';
import { searchTokens } from './tokens';

/** Field of a stored document with its {@link StoredTokens}; only functions write it. */
export const searchTokensField = 'searchTokens';

/**
 * Search tokens as stored, each as a field: Firestore merges single-field indexes for any number of equality filters,
 * so that a search of several words reads only its results. It would allow only one `array-contains`
 * (https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging).
 */
export type StoredTokens = Readonly<Record<string, true>>;

/** The kinds of documents that are searched. */
interface Searchable {
  jobs: Job;
  candidates: JobCandidate;
  users: User;
  organizations: Organization;
  skillsCandidates: SkillsCandidate;
  tearsheets: Tearsheet;
  contacts: Contact;
  people: AgencyPerson;
}
export type SearchKind = keyof Searchable;

/** The searched texts of each kind, the most important first. */
const searchableTexts: { [Kind in SearchKind]: (document: Searchable[Kind]) => string[] } = {
  jobs: (job) => [
    job.jobTitle,
    job.company,
    job.address.city,
    job.address.state,
    job.officeName,
    ...job.categories,
    ...job.industries,
    job.contact.name,
    job.address.zipCode,
    ...job.jobSkills.requiredSkills,
    ...job.certifications,
  ],
  candidates: (candidate) => [
    candidate.fullName,
    candidate.firstName,
    candidate.lastName,
    candidate.email,
    candidate.occupation,
    candidate.address.city,
    candidate.address.state,
    ...phoneTexts(candidate.phone),
    ...candidate.skills,
  ],
  users: (user) => [user.displayName, user.email, user.profile.title, ...phoneTexts(user.profile.phone)],
  organizations: (organization) => [
    organization.name,
    organization.email,
    organization.websiteURL,
    ...phoneTexts(organization.phone),
    organization.type,
    ...organization.offices.map(({ city }) => city),
  ],
  skillsCandidates: ({ candidate, primarySkills }) => [
    candidate.name,
    candidate.id,
    candidate.email,
    candidate.occupation,
    candidate.address.city,
    candidate.address.state,
    ...primarySkills.map(({ name }) => name),
  ],
  tearsheets: (tearsheet) => [tearsheet.name, tearsheet.id],
  contacts: (contact) => [contact.name, contact.firstName, contact.lastName, contact.companyName, contact.email],
  people: (person) => [
    person.fullName,
    person.email,
    person.occupation,
    person.address.city,
    person.address.state,
    ...phoneTexts(person.phone),
    ...person.skills,
  ],
};

/** The tokens of a document, the most important first. */
export function searchTokensOf<Kind extends SearchKind>(kind: Kind, document: Searchable[Kind]): string[] {
  return searchTokens(textsOf(kind, document));
}

/** Tokens in the stored format. */
export function storedTokens(tokens: readonly string[]): StoredTokens {
  return Object.fromEntries(tokens.map((token) => [token, true]));
}

/** The texts themselves, for a search service with its own tokenizer. */
export function searchTextOf<Kind extends SearchKind>(kind: Kind, document: Searchable[Kind]): string {
  return textsOf(kind, document).join('\n');
}

/** Texts that are not empty; an imported document may lack even required fields. */
function textsOf<Kind extends SearchKind>(kind: Kind, document: Searchable[Kind]): string[] {
  const texts: unknown[] = searchableTexts[kind](document);
  return texts.filter((text): text is string => typeof text === 'string' && text !== '');
}

/** A phone number as written, and only its digits, since users type either. */
function phoneTexts(phone: string): string[] {
  return [phone, phone.replace(/\D/g, '')];
}

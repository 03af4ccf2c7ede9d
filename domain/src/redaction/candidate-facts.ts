import type { Profile } from '../profiles/profile';
import type { ParsedResume } from '../resumes/parsed-resume';
import type { CandidateFacts } from './find-identifiers';

/** The fields of a profile that say who the candidate is. */
export type IdentifyingFields = Pick<
  Profile,
  'firstName' | 'lastName' | 'candidateName' | 'workHistories' | 'educations' | 'references' | 'address' | 'candidate'
>;

/** What a profile's data tells about the candidate. */
export function factsOfProfile(profile: IdentifyingFields): CandidateFacts {
  const { firstName, lastName, candidateName, workHistories, educations, references, address, candidate } = profile;
  return {
    names: [candidateName, [firstName, lastName].filter(Boolean).join(' '), String(candidate.nickName ?? '')],
    employers: [...workHistories, ...references].map(({ companyName }) => companyName),
    schools: educations.map(({ school }) => school),
    people: references.map(({ name }) => name),
    emails: [String(candidate.email ?? ''), ...references.map(({ email }) => email)],
    phones: [String(candidate.phone ?? ''), ...references.map(({ phone }) => phone)],
    links: [],
    addresses: [address.address1, address.address2],
  };
}

/** What a parsed resume tells about the candidate. */
export function factsOfResume(parsed: ParsedResume): CandidateFacts {
  const { fullName, firstName, lastName, work, education, address } = parsed;
  return {
    names: [fullName, [firstName, lastName].filter(Boolean).join(' ')],
    employers: work.map(({ companyName }) => companyName),
    schools: education.map(({ school }) => school),
    people: [],
    emails: [parsed.email, ...parsed.emails],
    phones: [parsed.phone, ...parsed.phones.map(({ asWritten }) => asWritten)],
    links: parsed.links,
    addresses: [address.address1, address.address2],
  };
}

/** The facts of several sources together. */
export function allFacts(sources: readonly CandidateFacts[]): CandidateFacts {
  const all = (name: keyof CandidateFacts) => sources.flatMap((facts) => [...facts[name]]);
  return {
    ...{ names: all('names'), employers: all('employers'), schools: all('schools'), people: all('people') },
    ...{ emails: all('emails'), phones: all('phones'), links: all('links'), addresses: all('addresses') },
  };
}

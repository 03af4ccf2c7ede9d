import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { PortalError } from '@portal/domain/errors/portal-error';
import { collections } from '@portal/domain/paths/firestore-paths';
import {
  comparablePhone,
  distinctEmails,
  distinctTexts,
  maxCandidatesOfPerson,
  type FoundBy,
  type Person,
} from '@portal/domain/privacy/person';
import { foldText } from '@portal/domain/search/fold';
import { skillsCandidateSchema, type SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { privacyTexts } from '@portal/domain/texts/privacy';
import type { Ports } from '../runtime/ports';

type FindPorts = Pick<Ports, 'store'>;

/** A candidate that somebody chose; with an empty job a marketing candidate. */
interface Chosen {
  organizationId: string;
  jobId: string;
  candidateId: string;
}

interface FoundPerson {
  person: Person;
  candidates: (JobCandidate & { foundBy: FoundBy })[];
  /** Candidates with the same phone and another name: a household shares one. */
  others: JobCandidate[];
  /** Contacts with access to Client Connect: a client's, whose access an admin removes first. */
  keptContactIds: string[];
}

type Identity = Pick<Person, 'names' | 'emails' | 'phones' | 'atsIds' | 'files'>;

/**
 * The person of a candidate, in all jobs and lists of the organization: by email, id of the ATS and the resume's file, and
 * by phone where the name is the same.
 * @throws PortalError `notFound` for a candidate who is gone, `tooLarge` for more candidates than a run reaches.
 */
export async function findPerson(ports: FindPorts, chosen: Chosen): Promise<FoundPerson> {
  const { organizationId } = chosen;
  const start = await identityOf(ports, chosen);
  if (!start) throw new PortalError('notFound', { userMessage: privacyTexts.noPerson });
  return await completePerson(ports, organizationId, start, chosen);
}

/** Everything that belongs to an identity; a second search of a run finds what came in meanwhile. */
export async function completePerson(
  { store }: FindPorts,
  organizationId: string,
  start: Identity,
  chosen: Pick<Chosen, 'jobId' | 'candidateId'> | null = null,
): Promise<FoundPerson> {
  const by = async (field: Parameters<typeof store.personDocuments.candidatesBy>[1], values: readonly string[]) =>
    await store.personDocuments.candidatesBy(organizationId, field, values);
  const chosenCandidate = chosen?.jobId
    ? await store.candidates.get({ organizationId, jobId: chosen.jobId, candidateId: chosen.candidateId })
    : null;
  const [byEmail, byAtsId, byFile, byPhone] = await Promise.all([
    by('email', start.emails),
    by('candidateBHId', start.atsIds),
    by('resume.sha256', start.files),
    by('phone', start.phones),
  ]);
  const names = new Set(start.names.map(foldText));
  const isSameName = (one: JobCandidate) => names.has(foldText(candidateName(one)));
  const found = new Map<string, JobCandidate & { foundBy: FoundBy }>();
  const add = (foundBy: FoundBy, all: readonly JobCandidate[]) => {
    for (const one of all) {
      const key = `${one.jobId}/${one.id}`;
      if (!found.has(key)) found.set(key, { ...one, foundBy });
    }
  };
  add('chosen', chosenCandidate ? [chosenCandidate] : []);
  add('email', byEmail);
  add('atsId', byAtsId);
  // Two people may have been given one file by mistake.
  add('file', byFile.filter(isSameName));
  add('phone', byPhone.filter(isSameName));
  if (found.size > maxCandidatesOfPerson) throw new PortalError('tooLarge');
  const candidates = [...found.values()];
  const identity = joined(start, candidates.map(identityOfRecord));
  const marketing = await marketingOf({ store }, organizationId, identity, candidates, chosen);
  const people = await contactsOf({ store }, organizationId, identity.emails);
  const withAccess = await store.personDocuments.withAccess(organizationId, people.contactIds);
  const person: Person = {
    ...joined(identity, marketing.map(identityOfMarketing)),
    name: start.names[0] ?? '',
    candidates: candidates.map(({ jobId, id }) => ({ jobId, candidateId: id })),
    skillsCandidateIds: marketing.map(({ id }) => id),
    contactIds: people.contactIds.filter((id) => !withAccess.includes(id)),
    leadIds: people.leadIds,
    isExact: false,
  };
  const others = byPhone.filter((one) => !found.has(`${one.jobId}/${one.id}`));
  return { person, candidates, others, keptContactIds: withAccess };
}

async function identityOf(
  { store }: FindPorts,
  { organizationId, jobId, candidateId }: Chosen,
): Promise<Identity | null> {
  if (jobId === '') {
    const marketing = await store.skillsCandidates.get(organizationId, candidateId);
    return marketing && identityOfMarketing(marketing);
  }
  const key = { organizationId, jobId, candidateId };
  const [candidate, parsing] = await Promise.all([store.candidates.get(key), store.candidates.parsing(key)]);
  if (!candidate) return null;
  const parsed = parsing?.parsed;
  return joined(identityOfRecord(candidate), [
    {
      names: parsed ? [parsed.fullName] : [],
      emails: distinctEmails(parsed ? [parsed.email, ...parsed.emails] : []),
      phones: distinctTexts(parsed ? [parsed.phone, ...parsed.phones.map(({ asWritten }) => asWritten)] : []),
      atsIds: [],
      files: [],
    },
  ]);
}

function identityOfRecord(candidate: JobCandidate): Identity {
  const { email, phone, firstName, lastName, candidateBHId, resume } = candidate;
  return {
    names: distinctTexts([candidateName(candidate), [firstName, lastName].join(' ')]),
    // As it is stored and as it is compared: a user may have typed capitals.
    emails: distinctTexts([...distinctEmails([email]), email]),
    phones: distinctTexts([phone]),
    atsIds: distinctTexts([candidateBHId]),
    files: distinctTexts([resume?.sha256 ?? '']),
  };
}

function identityOfMarketing({ id, candidate }: SkillsCandidate): Identity {
  const { name, firstName, lastName, email, fields } = candidate;
  const phones = [fields.phone, fields.mobile].filter((one): one is string => typeof one === 'string');
  return {
    names: distinctTexts([name, [firstName, lastName].join(' ')]),
    emails: distinctTexts([...distinctEmails([email]), email]),
    phones: distinctTexts(phones),
    // Ids of the ATS are numbers; the portal's own are not.
    atsIds: /^\d{1,18}$/.test(id) ? [id] : [],
    files: [],
  };
}

function joined(first: Identity, others: readonly Identity[]): Identity {
  const all = (name: keyof Identity) => distinctTexts([first, ...others].flatMap((one) => one[name]));
  return {
    names: all('names'),
    emails: all('emails'),
    phones: all('phones').filter((phone) => comparablePhone(phone) !== ''),
    atsIds: all('atsIds'),
    files: all('files'),
  };
}

/** Marketing candidates with the person's email or id, or made from one of the candidates. */
async function marketingOf(
  { store }: FindPorts,
  organizationId: string,
  { emails, atsIds }: Identity,
  candidates: readonly JobCandidate[],
  chosen: Pick<Chosen, 'jobId' | 'candidateId'> | null,
): Promise<SkillsCandidate[]> {
  const records = collections.skillsCandidates(organizationId);
  const found = new Map<string, SkillsCandidate>();
  const ids = chosen?.jobId === '' ? [chosen.candidateId] : [];
  const searches = [
    store.personDocuments.byField(records, 'candidate.email', emails),
    store.personDocuments.byField(records, 'id', [...atsIds, ...ids]),
    store.personDocuments.byField(
      records,
      'portal.candidateId',
      candidates.map(({ id }) => id),
    ),
  ];
  for (const search of searches) {
    for await (const page of search) {
      for (const { data } of page) {
        const one = skillsCandidateSchema.cast(data, { assert: false });
        found.set(one.id, one);
      }
    }
  }
  return [...found.values()];
}

async function contactsOf({ store }: FindPorts, organizationId: string, emails: readonly string[]) {
  const idsIn = async (collection: string) => {
    const ids: string[] = [];
    for await (const page of store.personDocuments.byField(collection, 'email', emails)) {
      ids.push(...page.map(({ path }) => path.split('/').at(-1) ?? ''));
    }
    return ids;
  };
  return {
    contactIds: distinctTexts(await idsIn(collections.clientContacts(organizationId))),
    leadIds: distinctTexts(await idsIn(collections.leads(organizationId))),
  };
}

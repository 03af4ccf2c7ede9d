import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { distinctEmails, distinctTexts, maxCandidatesOfPerson, type Person } from '@portal/domain/privacy/person';
import type { Ports } from '../../runtime/ports';

/** A chain of records of one person is shorter. */
const maxRounds = 5;

/**
 * The candidates that are the same person for certain: by the email and the id in the ATS of their records. Nobody looks
 * at what a rule erases, so neither names and phones nor what a resume says of others count, and records of clients and of
 * marketing stay.
 * @throws Error for more records than a person has.
 */
export async function findSamePerson(
  { store }: Pick<Ports, 'store'>,
  start: JobCandidate,
): Promise<{ person: Person; candidates: JobCandidate[] }> {
  const found = new Map([[keyOf(start), start]]);
  for (let round = 0, before = 0; found.size > before; round += 1) {
    if (round === maxRounds || found.size > maxCandidatesOfPerson) throw new Error('the records have no end');
    before = found.size;
    const { emails, atsIds } = identityOf([...found.values()]);
    const all = await Promise.all([
      store.personDocuments.candidatesBy(start.organizationId, 'email', emails),
      store.personDocuments.candidatesBy(start.organizationId, 'candidateBHId', atsIds),
    ]);
    for (const one of all.flat()) found.set(keyOf(one), one);
  }
  const candidates = [...found.values()];
  const person: Person = {
    ...identityOf(candidates),
    name: candidateName(start),
    names: distinctTexts(candidates.map(candidateName)),
    phones: distinctTexts(candidates.map(({ phone }) => phone)),
    files: [],
    candidates: candidates.map(({ jobId, id }) => ({ jobId, candidateId: id })),
    ...{ skillsCandidateIds: [], contactIds: [], leadIds: [] },
    isExact: true,
  };
  return { person, candidates };
}

const keyOf = ({ jobId, id }: JobCandidate) => `${jobId}/${id}`;

function identityOf(candidates: readonly JobCandidate[]): Pick<Person, 'emails' | 'atsIds'> {
  const emails = candidates.map(({ email }) => email);
  return {
    // As they are stored and as they are compared: a user may have typed capitals.
    emails: distinctTexts([...distinctEmails(emails), ...emails]),
    atsIds: distinctTexts(candidates.map(({ candidateBHId }) => candidateBHId)),
  };
}

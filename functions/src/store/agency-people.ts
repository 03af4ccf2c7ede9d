import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { FieldPath, Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import {
  agencyPersonSchema,
  candidacyMark,
  candidacyMarks,
  candidacySchema,
  marksField,
  maxCandidacies,
  type AgencyPerson,
  type Candidacy,
} from '@portal/domain/candidates/agency-person';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { comparableEmail } from '@portal/domain/candidates/duplicate';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { searchTokensField, searchTokensOf, storedTokens } from '@portal/domain/search/searchable';
import { castDocument, firestore } from './firestore';

/** People whose jobs are renamed in one batch. */
const pageSize = 200;

/** The person that a candidate is: the one with the email, or without an email the candidate alone. */
export function personIdOf({ email, id }: Pick<JobCandidate, 'email' | 'id'>): string {
  const known = comparableEmail(email);
  const text = known === '' ? `candidate:${id}` : `email:${known}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** The people in an organization's jobs, `…/people/{personId}`. */
export const agencyPeopleStore = {
  /**
   * Brings the people of a candidate up to date with the stored candidate. Repeated and late calls change nothing.
   * @param personIds whom the candidate was before.
   */
  async update(key: CandidateKey, personIds: readonly string[]): Promise<void> {
    await firestore().runTransaction((transaction) => updatePeople(transaction, key, personIds));
  },

  /**
   * Takes erased candidates from people. Who has other candidates stays with the data of those. Repeating it changes nothing.
   * @returns how many of the people there were.
   */
  async leave(organizationId: string, personIds: readonly string[], candidateIds: readonly string[]): Promise<number> {
    if (personIds.length === 0) return 0;
    const references = personIds.map((id) => firestore().doc(documents.agencyPerson(organizationId, id)));
    const found = (await firestore().getAll(...references)).filter(({ exists }) => exists);
    for (const { ref } of found) {
      await firestore().runTransaction(async (transaction) => {
        const stored = castDocument((await transaction.get(ref)).data(), agencyPersonSchema);
        const others = stored?.candidacies.filter((one) => !candidateIds.includes(one.candidateId)) ?? [];
        const person = await newestOf(transaction, { organizationId, id: ref.id }, others);
        if (person) transaction.set(ref, storedPerson(person));
        else transaction.delete(ref);
      });
    }
    return found.length;
  },

  /** Tells everybody in a job its new title. */
  async renameJob(organizationId: string, jobId: string, jobTitle: string): Promise<void> {
    const people = firestore()
      .collection(collections.agencyPeople(organizationId))
      .where(new FieldPath(marksField, candidacyMark({ jobId })), '==', true)
      .limit(pageSize);
    for (let page = await people.get(); ; page = await people.startAfter(page.docs.at(-1)).get()) {
      await Promise.all(page.docs.map(({ ref }) => rename(ref, jobId, jobTitle)));
      if (page.size < pageSize) return;
    }
  },
};

/** Places a candidate at the person it is, and takes it from those it was. Writes only after its reads. */
export async function updatePeople(
  transaction: Transaction,
  key: CandidateKey,
  personIds: readonly string[],
): Promise<void> {
  const { organizationId, jobId, candidateId } = key;
  const db = firestore();
  const [stored, job] = await transaction.getAll(
    db.doc(documents.candidate(organizationId, jobId, candidateId)),
    db.doc(documents.job(organizationId, jobId)),
  );
  const candidate = castDocument(stored?.data(), jobCandidateSchema);
  const isListed = candidate !== null && !candidate.isDeleted;
  const now = isListed ? personIdOf(candidate) : '';
  const ids = [...new Set([...personIds, now])].filter((id) => id !== '');
  if (ids.length === 0) return;
  const references = ids.map((id) => db.doc(documents.agencyPerson(organizationId, id)));
  const found = await transaction.getAll(...references);
  const people = await Promise.all(
    found.map(async (document) => {
      const before = castDocument(document.data(), agencyPersonSchema)?.candidacies ?? [];
      const others = before.filter((one) => one.candidateId !== candidateId);
      const candidacies =
        candidate && document.id === now
          ? [candidacyOf(candidate, String(job?.get('jobTitle') ?? '')), ...others]
          : others;
      const newest = candidacies.sort((a, b) => b.addedAt - a.addedAt).slice(0, maxCandidacies);
      return { document, person: await newestOf(transaction, { organizationId, id: document.id }, newest) };
    }),
  );
  for (const { document, person } of people) {
    if (person) transaction.set(document.ref, storedPerson(person));
    else if (document.exists) transaction.delete(document.ref);
  }
}

/**
 * The person with the data of the newest candidate who is stored; newer ones that are not are left out.
 * @param candidacies newest first.
 * @returns null when none is stored.
 */
async function newestOf(
  transaction: Transaction,
  { organizationId, id }: Pick<AgencyPerson, 'organizationId' | 'id'>,
  candidacies: readonly Candidacy[],
): Promise<AgencyPerson | null> {
  for (const [index, { jobId, candidateId }] of candidacies.entries()) {
    const document = await transaction.get(firestore().doc(documents.candidate(organizationId, jobId, candidateId)));
    const shown = castDocument(document.data(), jobCandidateSchema);
    if (shown) return personOf(id, shown, candidacies.slice(index));
  }
  return null;
}

/** Whether the list of people says the same of a candidate before and after a change. */
export function isListedSame(before: JobCandidate | null, after: JobCandidate | null): boolean {
  const listed = (candidate: JobCandidate | null) =>
    candidate && !candidate.isDeleted ? { ...personalDataOf(candidate), ...candidacyOf(candidate, '') } : null;
  return isDeepStrictEqual(listed(before), listed(after));
}

function candidacyOf(candidate: JobCandidate, jobTitle: string): Candidacy {
  const { jobId, id: candidateId, submissionStatus: status, recruiterId, source, createdAt } = candidate;
  const addedAt = createdAt?.toMillis() ?? 0;
  return candidacySchema.cast({ jobId, candidateId, jobTitle, status, recruiterId, source, addedAt });
}

/** What the list has of the person that a candidate is. */
function personalDataOf({ organizationId, fullName, email, phone, occupation, address, skills }: JobCandidate) {
  return { organizationId, fullName, email, phone, occupation, address, skills };
}

function personOf(id: string, shown: JobCandidate, candidacies: Candidacy[]): AgencyPerson {
  return agencyPersonSchema.cast({
    ...personalDataOf(shown),
    id,
    candidacies,
    jobs: candidacies.length,
    addedAt: Timestamp.fromMillis(candidacies[0]?.addedAt ?? 0),
  });
}

function storedPerson(person: AgencyPerson): Record<string, unknown> {
  return {
    ...person,
    [marksField]: Object.fromEntries(candidacyMarks(person.candidacies).map((mark) => [mark, true])),
    [searchTokensField]: storedTokens(searchTokensOf('people', person)),
  };
}

async function rename(reference: DocumentReference, jobId: string, jobTitle: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const person = castDocument((await transaction.get(reference)).data(), agencyPersonSchema);
    if (!person) return;
    const candidacies = person.candidacies.map((one) => (one.jobId === jobId ? { ...one, jobTitle } : one));
    transaction.update(reference, { candidacies });
  });
}

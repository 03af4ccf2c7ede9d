import { isDeepStrictEqual } from 'node:util';
import { FieldValue, Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import {
  atsCandidateSchema,
  onlyRecord,
  type AtsCandidate,
  type ImportedCandidateDetails,
  type LookupResult,
} from '@portal/domain/ats/ats-records';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore } from './firestore';

/** Most candidates of one job that follow the ATS. */
const maxOfJob = 2_000;

const recordOf = (organizationId: string, candidateId: string) =>
  firestore().doc(`${collections.atsCandidates(organizationId)}/${candidateId}`);

/** Candidates of the ATS on jobs, and the portal's candidates that follow them. */
export const atsCandidatesStore = {
  /** The record of a job's candidate; more than one is a fault of the data. */
  async find({ organizationId, jobId, candidateId }: CandidateKey): Promise<LookupResult<AtsCandidate>> {
    const { docs } = await firestore()
      .collection(collections.atsCandidates(organizationId))
      .where('candidateId', '==', candidateId)
      .limit(2)
      .get();
    const records = docs.flatMap((snapshot) => castDocument(snapshot.data(), atsCandidateSchema) ?? []);
    return onlyRecord(records.filter((record) => record.jobId === jobId));
  },

  /** The records of a job's candidates. */
  async ofJob(organizationId: string, jobId: string): Promise<AtsCandidate[]> {
    const { docs } = await firestore()
      .collection(collections.atsCandidates(organizationId))
      .where('jobId', '==', jobId)
      .limit(maxOfJob)
      .get();
    return docs.flatMap((snapshot) => castDocument(snapshot.data(), atsCandidateSchema) ?? []);
  },

  /** Records that a new candidate follows the ATS. */
  async add(
    { organizationId, jobId, candidateId }: CandidateKey,
    id: string,
    { imported, status, now }: { imported: ImportedCandidateDetails; status: string; now: number },
  ): Promise<void> {
    const refreshedAt = Timestamp.fromMillis(now);
    await recordOf(organizationId, candidateId).set({ id, jobId, candidateId, imported, status, refreshedAt });
  },

  /**
   * Stores the details and the status that have changed in the ATS since the last import; what recruiters edit here stays.
   * @param change.detail the status in words of the portal; `''` leaves it.
   * @param change.isSame whether the candidate's own status is this one in the ATS already.
   * @returns whether anything has changed.
   */
  async refresh(
    key: CandidateKey,
    {
      imported,
      status,
      detail,
      isSame,
      now,
    }: {
      imported: ImportedCandidateDetails;
      status: string;
      detail: string;
      isSame: (candidate: JobCandidate) => boolean;
      now: number;
    },
  ): Promise<boolean> {
    return await changeBoth(key, ({ before, stored, transaction, reference, record }) => {
      const isSubmittedAgain = before.isGone && stored.isDeleted && !stored.restriction.isOn;
      if (stored.isDeleted && !isSubmittedAgain) return false;
      const changed = Object.fromEntries(
        Object.entries(imported).filter(
          ([name, value]) => !isDeepStrictEqual(before.imported[name as keyof ImportedCandidateDetails], value),
        ),
      );
      const hasNewStatus = before.status !== status && detail !== '' && !isSame(stored);
      const change = {
        ...changed,
        ...(hasNewStatus ? { 'submissionStatus.detail': detail } : {}),
        ...(isSubmittedAgain ? { isDeleted: false } : {}),
      };
      const isChanged = Object.keys(change).length > 0;
      if (isChanged) transaction.update(reference, { ...change, activityAt: FieldValue.serverTimestamp() });
      transaction.update(record, { imported, status, isGone: false, refreshedAt: Timestamp.fromMillis(now) });
      return isChanged;
    });
  },

  /**
   * Removes a candidate whose submission is gone in the ATS, as a user removes one: it can be restored, and comes back
   * when it is submitted there again.
   * @returns false for a candidate that was removed before.
   */
  async removeGone(key: CandidateKey, now: number): Promise<boolean> {
    return await changeBoth(key, ({ before, stored, transaction, reference, record }) => {
      if (before.isGone || stored.isDeleted) return false;
      transaction.update(reference, { isDeleted: true, activityAt: FieldValue.serverTimestamp() });
      transaction.update(record, { isGone: true, refreshedAt: Timestamp.fromMillis(now) });
      return true;
    });
  },
};

/** A candidate and its record of the last import, and where a transaction changes them. */
interface Both {
  transaction: Transaction;
  stored: JobCandidate;
  reference: DocumentReference;
  before: AtsCandidate;
  record: DocumentReference;
}

/** Changes a candidate with its record in one transaction. @returns false when one of the two is not there. */
async function changeBoth(
  { organizationId, jobId, candidateId }: CandidateKey,
  change: (both: Both) => boolean,
): Promise<boolean> {
  const db = firestore();
  const reference = db.doc(documents.candidate(organizationId, jobId, candidateId));
  const record = recordOf(organizationId, candidateId);
  return await db.runTransaction(async (transaction) => {
    const [candidate, known] = await transaction.getAll(reference, record);
    const before = castDocument(known?.data(), atsCandidateSchema);
    const stored = castDocument(candidate?.data(), jobCandidateSchema);
    return before && stored ? change({ transaction, stored, reference, before, record }) : false;
  });
}

import { isDeepStrictEqual } from 'node:util';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  atsJobSchema,
  onlyRecord,
  type AtsJob,
  type ImportedJobDetails,
  type LookupResult,
} from '@portal/domain/ats/ats-records';
import { jobDetailsSchema, jobSchemaVersion, jobStatus } from '@portal/domain/jobs/job';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import type { AtsJobOrder } from '../adapters/ats/applicant-tracking';
import type { Kept } from './ats-records';
import { castDocument, firestore } from './firestore';

/** A job of the ATS, with the users of the portal who are responsible for it. */
export interface ImportedJob extends AtsJobOrder {
  createdBy: string;
  recruiterId: string;
}

/** A job's record and the job itself are both read and written. */
const keptAtOnce = 100;

/** Jobs of the ATS and the portal's jobs that follow them. */
export const atsJobsStore = {
  /**
   * Stores jobs. An open job that is not known becomes a job of the portal. A known one gets the details that have changed
   * in the ATS since the last import, so that what recruiters edit here stays. One that is deleted there is closed here,
   * because its candidates stay.
   * @param options.newId makes ids of jobs.
   */
  async save(
    organizationId: string,
    jobs: readonly ImportedJob[],
    options: { newId: () => string; now: number },
  ): Promise<Kept> {
    const kept: Kept = { written: 0, removed: 0 };
    for (let start = 0; start < jobs.length; start += keptAtOnce) {
      const some = jobs.slice(start, start + keptAtOnce);
      const page = await firestore().runTransaction((transaction) =>
        saveIn(transaction, organizationId, some, options),
      );
      kept.written += page.written;
      kept.removed += page.removed;
    }
    return kept;
  },

  /** Records that a job was read and has not changed. */
  async stampRefresh(organizationId: string, id: string, now: number): Promise<void> {
    await recordOf(organizationId, id).update({ refreshedAt: Timestamp.fromMillis(now) });
  },

  /** The record of a job of the portal; more than one is a fault of the data. */
  async ofJob(organizationId: string, jobId: string): Promise<LookupResult<AtsJob>> {
    const { docs } = await firestore()
      .collection(collections.atsJobs(organizationId))
      .where('jobId', '==', jobId)
      .limit(2)
      .get();
    return onlyRecord(docs.flatMap((snapshot) => castDocument(snapshot.data(), atsJobSchema) ?? []));
  },

  /** Ids of the portal's jobs for these ids of the ATS, in their order; those that are not imported are left out. */
  async portalIds(organizationId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const references = [...new Set(ids)].map((id) => recordOf(organizationId, id));
    const snapshots = references.length === 0 ? [] : await firestore().getAll(...references, { fieldMask: ['jobId'] });
    return new Map(
      snapshots.flatMap((snapshot) => {
        const jobId: unknown = snapshot.get('jobId');
        return typeof jobId === 'string' && jobId !== '' ? [[snapshot.id, jobId] as const] : [];
      }),
    );
  },
};

const recordOf = (organizationId: string, id: string) =>
  firestore().doc(`${collections.atsJobs(organizationId)}/${id}`);

async function saveIn(
  transaction: Transaction,
  organizationId: string,
  jobs: readonly ImportedJob[],
  { newId, now }: { newId: () => string; now: number },
): Promise<Kept> {
  const db = firestore();
  const kept: Kept = { written: 0, removed: 0 };
  const snapshots = await transaction.getAll(...jobs.map(({ id }) => recordOf(organizationId, id)));
  const records = snapshots.map((snapshot) => castDocument(snapshot.data(), atsJobSchema));
  const known = records.flatMap((record) => (record ? [db.doc(documents.job(organizationId, record.jobId))] : []));
  const stored = known.length === 0 ? [] : await transaction.getAll(...known);
  const isThere = new Set(stored.filter(({ exists }) => exists).map(({ id }) => id));
  jobs.forEach((job, index) => {
    const record = records[index] ?? null;
    const { id, isDeleted, details, fields, owner, clientContact } = job;
    if (!record && (isDeleted || details.status !== jobStatus.open)) return;
    const jobId = record?.jobId ?? newId();
    const jobOrder = { owner, clientContact, fields };
    const imported = isDeleted ? { ...record?.imported, status: jobStatus.closed } : details;
    if (record) {
      const isSame = isDeleted
        ? record.isDeleted
        : !record.isDeleted &&
          isDeepStrictEqual(record.imported, details) &&
          isDeepStrictEqual(record.jobOrder, jobOrder);
      if (isSame) return;
      const changed = changedDetails(record, imported);
      if (isThere.has(jobId) && Object.keys(changed).length > 0) {
        const stamps = { changedBy: '', activityAt: FieldValue.serverTimestamp() };
        transaction.update(db.doc(documents.job(organizationId, jobId)), { ...changed, ...stamps });
      }
    } else {
      const created = job.addedAt === null ? FieldValue.serverTimestamp() : Timestamp.fromMillis(job.addedAt);
      const { status, ...described } = details;
      transaction.create(db.doc(documents.job(organizationId, jobId)), {
        ...jobDetailsSchema.cast({ ...described, recruiterId: job.recruiterId }, { assert: false }),
        id: jobId,
        organizationId,
        createdBy: job.createdBy,
        status,
        isPublic: true,
        entityId: id,
        createdAt: created,
        activityAt: FieldValue.serverTimestamp(),
        schemaVersion: jobSchemaVersion,
      });
    }
    transaction.set(recordOf(organizationId, id), {
      id,
      jobId,
      jobOrder,
      imported,
      isDeleted,
      refreshedAt: Timestamp.fromMillis(now),
    });
    if (isDeleted) kept.removed += 1;
    else kept.written += 1;
  });
  return kept;
}

/** Details that differ from the last import. */
function changedDetails(record: AtsJob, details: Partial<ImportedJobDetails>): Partial<ImportedJobDetails> {
  return Object.fromEntries(
    Object.entries(details).filter(
      ([name, value]) => !isDeepStrictEqual(record.imported[name as keyof ImportedJobDetails], value),
    ),
  );
}

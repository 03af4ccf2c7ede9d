import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { documents } from '@portal/domain/paths/firestore-paths';
import { retentionRunSchema, type RetentionRun } from '@portal/domain/privacy/retention';
import { castDocument, firestore, readDocument } from './firestore';

type RunKey = Pick<RetentionRun, 'organizationId' | 'id'>;
type Cursor = RetentionRun['cursor'];

/** Most organizations with rules. */
const maxOrganizations = 1_000;

const referenceOf = ({ organizationId, id }: RunKey) => firestore().doc(documents.retentionRun(organizationId, id));

/** Rules of retention: who is due, and what was done. */
export const retentionStore = {
  /** The organizations whose rules are on. */
  async organizations(): Promise<string[]> {
    const { docs } = await firestore()
      .collectionGroup('settings')
      .where('privacy.privacy.retention.isOn', '==', true)
      .limit(maxOrganizations)
      .get();
    return docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []);
  },

  /**
   * Takes the run of a night for a step. The first step makes it.
   * @returns null when it is done, or another step holds it.
   */
  async hold({ organizationId, id }: RunKey, now: number, holdMs: number): Promise<RetentionRun | null> {
    const reference = referenceOf({ organizationId, id });
    return await firestore().runTransaction(async (transaction) => {
      const stored = castDocument((await transaction.get(reference)).data(), retentionRunSchema);
      if (stored && (stored.isDone || stored.heldUntil > now)) return null;
      const heldUntil = now + holdMs;
      if (stored) {
        transaction.update(reference, { heldUntil });
        return { ...stored, heldUntil };
      }
      const { startedAt: _startedAt, ...run } = retentionRunSchema.cast({ id, organizationId, heldUntil });
      transaction.create(reference, { ...run, startedAt: FieldValue.serverTimestamp() });
      return { ...run, startedAt: null };
    });
  },

  async run({ organizationId, id }: RunKey): Promise<RetentionRun | null> {
    return await readDocument(documents.retentionRun(organizationId, id), retentionRunSchema);
  },

  /** Records how far a run is. */
  async save(run: RunKey, progress: Partial<Omit<RetentionRun, 'startedAt'>>): Promise<void> {
    await referenceOf(run).update(progress);
  },

  /**
   * A page of an organization's candidates, the longest without activity first, up to that activity.
   * @returns where the next page begins; null after the last.
   */
  async inactive(
    organizationId: string,
    until: number,
    after: Cursor | null,
    max: number,
  ): Promise<{ candidates: JobCandidate[]; next: Cursor | null }> {
    const ordered = firestore()
      .collectionGroup('candidates')
      .where('organizationId', '==', organizationId)
      .where('activityAt', '<=', Timestamp.fromMillis(until))
      .orderBy('activityAt')
      .orderBy(FieldPath.documentId())
      .limit(max);
    const { docs } = await (after?.at ? ordered.startAfter(after.at, after.path) : ordered).get();
    const last = docs.at(-1);
    return {
      candidates: docs.flatMap((one) => castDocument(one.data(), jobCandidateSchema) ?? []),
      // The time as it is stored: whole milliseconds come before all others of the same millisecond.
      next: last && docs.length === max ? { at: last.get('activityAt') as Timestamp, path: last.ref.path } : null,
    };
  },

  /** Records that a person was asked or wants to be kept. */
  async mark(keys: readonly CandidateKey[], field: 'askedAt' | 'keptAt', now: number): Promise<void> {
    const batch = firestore().batch();
    for (const { organizationId, jobId, candidateId } of keys) {
      const reference = firestore().doc(documents.candidate(organizationId, jobId, candidateId));
      batch.update(reference, { [`retention.${field}`]: Timestamp.fromMillis(now) });
    }
    await batch.commit();
  },
};

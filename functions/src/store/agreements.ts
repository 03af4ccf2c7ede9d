import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Agreement } from '@portal/domain/candidates/agreement';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { Activity } from '@portal/domain/events/activity';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { addActivity } from './add-activity';
import { firestore } from './firestore';

type Change = Partial<Omit<Agreement, 'decidedAt' | 'askedAt'>> & { decidedAt?: number; askedAt?: number };

/** Agreements of candidates to be represented. */
export const agreementsStore = {
  /** Changes the agreement of candidates, with an activity each. A withdrawn one also leaves Client Connect. */
  async set(
    keys: readonly CandidateKey[],
    { decidedAt, askedAt, ...fields }: Change,
    activity: Partial<Activity> & Pick<Activity, 'eventType'>,
  ): Promise<void> {
    const db = firestore();
    for (const { organizationId, jobId, candidateId } of keys) {
      const batch = db.batch();
      const changes = {
        ...fields,
        ...(decidedAt === undefined ? {} : { decidedAt: Timestamp.fromMillis(decidedAt) }),
        ...(askedAt === undefined ? {} : { askedAt: Timestamp.fromMillis(askedAt) }),
      };
      batch.update(db.doc(documents.candidate(organizationId, jobId, candidateId)), {
        ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [`agreement.${name}`, value])),
        ...(fields.state === 'withdrawn' ? { 'submissionStatus.portal': false } : {}),
        activityAt: FieldValue.serverTimestamp(),
      });
      addActivity(batch, collections.candidateEvents(organizationId, jobId, candidateId), { ...activity, candidateId });
      addActivity(batch, collections.jobEvents(organizationId, jobId), { ...activity, candidateId });
      await batch.commit();
    }
  },
};

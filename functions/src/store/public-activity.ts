import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { viewPollMs } from '@portal/domain/constants/public-pages';
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import type { Activity } from '@portal/domain/events/activity';
import { resumeViewSchema, type ResumeView } from '@portal/domain/events/public-viewer';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore, hasChanged, isAlreadyExists, isNotFound } from './firestore';
import { addActivity } from './add-activity';

/**
 * A view extended this recently is not written again. Pages call every {@link viewPollMs}, with some jitter: half of
 * that loses no call, and faster callers cause no more writes.
 */
const restMs = viewPollMs / 2;

type NewActivity = Partial<Activity> & Pick<Activity, 'eventType'>;

/**
 * Visits of the page of a candidate. The viewer brings the id, under which the visit is created with its counters and
 * activity in one batch, so repeated calls change nothing.
 */
export const publicActivityStore = {
  /**
   * Extends an open view. The added time never exceeds the time since the last call; a call too soon writes nothing.
   * @returns false for an unknown view.
   */
  async prolongView(key: CandidateKey, view: { sessionUID: string; seconds: number; now: number }): Promise<boolean> {
    const reference = viewReference(key, view.sessionUID);
    const snapshot = await reference.get();
    const stored = castDocument(snapshot.data(), resumeViewSchema);
    if (!stored || !snapshot.updateTime) return false;
    if (view.now - stored.lastSeenAt < restMs) return true;
    const passed = (view.now - stored.lastSeenAt) / 1_000;
    const moved = {
      lastSeenAt: view.now,
      duration: stored.duration + Math.min(view.seconds, passed),
    };
    try {
      await reference.update(moved, { lastUpdateTime: snapshot.updateTime });
    } catch (error) {
      // Another call of this session came in between; the same time counts once.
      if (!hasChanged(error)) throw error;
    }
    return true;
  },

  /** The view of a session; null when none was opened. */
  async view(key: CandidateKey, sessionUID: string): Promise<ResumeView | null> {
    return castDocument((await viewReference(key, sessionUID).get()).data(), resumeViewSchema);
  },

  /** Opens a view and counts it. @returns false when it is open already, or the candidate is gone. */
  async openView(key: CandidateKey, view: ResumeView, activity: NewActivity): Promise<boolean> {
    return await addOnce(key, viewReference(key, view.viewer.sessionUID), view, activity, {
      'public.pageViews': FieldValue.increment(1),
      'public.lastViewed': FieldValue.serverTimestamp(),
      'analytics.newResumeViews': FieldValue.increment(1),
    });
  },
};

function viewReference({ organizationId, jobId, candidateId }: CandidateKey, sessionUID: string) {
  return firestore().doc(`${collections.candidateViews(organizationId, jobId, candidateId)}/${sessionUID}`);
}

async function addOnce(
  { organizationId, jobId, candidateId }: CandidateKey,
  reference: DocumentReference,
  data: Record<string, unknown>,
  activity: NewActivity,
  counters: Record<string, FieldValue>,
): Promise<boolean> {
  const db = firestore();
  const batch = db.batch();
  batch.create(reference, data);
  batch.update(db.doc(documents.candidate(organizationId, jobId, candidateId)), counters);
  const told = { ...activity, candidateId };
  addActivity(batch, collections.candidateEvents(organizationId, jobId, candidateId), told);
  addActivity(batch, collections.jobEvents(organizationId, jobId), told);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isAlreadyExists(error) || isNotFound(error)) return false;
    throw error;
  }
}

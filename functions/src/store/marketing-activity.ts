import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { viewPollMs } from '@portal/domain/constants/public-pages';
import type { Feedback, JobFeedback } from '@portal/domain/feedback/feedback';
import { marketingViewSchema, type MarketingView } from '@portal/domain/links/marketing-view';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import type { Vote } from '@portal/domain/votes/vote';
import { castDocument, firestore, hasChanged, isAlreadyExists, isNotFound } from './firestore';

/** A visit that was extended this recently is not written again, see `public-activity.ts`. */
const restMs = viewPollMs / 2;

/** A candidate or job of a marketing page. */
export interface MarketingSubject {
  organizationId: string;
  kind: 'profile' | 'job';
  id: string;
}

/**
 * What viewers do on marketing pages. The viewer brings the id, under which the record is created with its counter in one
 * batch, so repeated calls change nothing.
 */
export const marketingActivityStore = {
  /**
   * Extends an open visit; the added time never exceeds the time since the last call.
   * @returns the added seconds; null for an unknown visit.
   */
  async prolongView(
    organizationId: string,
    viewId: string,
    { seconds, now }: { seconds: number; now: number },
  ): Promise<number | null> {
    const reference = firestore().doc(`${collections.marketingViews(organizationId)}/${viewId}`);
    const snapshot = await reference.get();
    const stored = castDocument(snapshot.data(), marketingViewSchema);
    if (!stored || !snapshot.updateTime) return null;
    if (now - stored.lastSeenAt < restMs) return 0;
    const added = Math.min(seconds, (now - stored.lastSeenAt) / 1_000);
    const changes = { lastSeenAt: now, duration: stored.duration + added };
    try {
      await reference.update(changes, { lastUpdateTime: snapshot.updateTime });
      return added;
    } catch (error) {
      // Another call of this session came in between; the same time counts once.
      if (!hasChanged(error)) throw error;
      return 0;
    }
  },

  /** Opens a visit and counts it for the link and what it shows. @returns false when it is open already. */
  async openView(view: MarketingView): Promise<boolean> {
    const { organizationId, linkId, kind, targetId, id } = view;
    const counted = {
      views: FieldValue.increment(1),
      lastViewed: FieldValue.serverTimestamp(),
    };
    const viewed = { 'public.pageViews': counted.views, 'public.lastViewed': counted.lastViewed };
    return await addOnce(firestore().doc(`${collections.marketingViews(organizationId)}/${id}`), view, [
      [firestore().doc(documents.sharedLink(organizationId, linkId)), counted],
      [targetOf({ organizationId, kind, id: targetId }), viewed],
    ]);
  },

  /** Stores the first vote of a viewer. @returns false when they have voted before, or the subject is gone. */
  async castVote(subject: MarketingSubject, vote: Vote): Promise<boolean> {
    const { organizationId, kind, id } = subject;
    const votes =
      kind === 'profile'
        ? collections.skillsCandidateVotes(organizationId, id)
        : collections.jobVotes(organizationId, id);
    const isUp = vote.vote === 'smVotePositive' || vote.vote === 'jmInterested';
    const counter = isUp ? 'public.upVotes' : 'public.downVotes';
    return await addOnce(firestore().doc(`${votes}/${vote.viewer.guid}`), vote, [
      [targetOf(subject), { [counter]: FieldValue.increment(1) }],
    ]);
  },

  /** Stores feedback under its id. @returns false when it exists already, or the subject is gone. */
  async addFeedback(
    subject: MarketingSubject,
    feedbackId: string,
    feedback: Omit<Feedback, 'createdAt'> | Omit<JobFeedback, 'createdAt'>,
  ): Promise<boolean> {
    const { organizationId, kind, id } = subject;
    const path =
      kind === 'profile'
        ? collections.skillsCandidateFeedback(organizationId, id)
        : collections.jobFeedback(organizationId, id);
    const stored = { ...feedback, createdAt: FieldValue.serverTimestamp() };
    return await addOnce(firestore().doc(`${path}/${feedbackId}`), stored, [
      [targetOf(subject), { 'public.feedbacks': FieldValue.increment(1) }],
    ]);
  },
};

function targetOf({ organizationId, kind, id }: { organizationId: string; kind: MarketingView['kind']; id: string }) {
  const db = firestore();
  switch (kind) {
    case 'profile':
      return db.doc(documents.skillsCandidate(organizationId, id));
    case 'job':
      return db.doc(documents.job(organizationId, id));
    case 'candidates':
    case 'jobs':
      return db.doc(documents.tearsheet(organizationId, id));
  }
}

async function addOnce(
  reference: DocumentReference,
  data: Record<string, unknown>,
  counters: readonly (readonly [DocumentReference, Record<string, FieldValue>])[],
): Promise<boolean> {
  const batch = firestore().batch();
  batch.create(reference, data);
  for (const [document, changes] of counters) batch.update(document, changes);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isAlreadyExists(error) || isNotFound(error)) return false;
    throw error;
  }
}

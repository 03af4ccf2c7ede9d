import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { viewPollMs } from '@portal/domain/constants/public-pages';
import { marketingViewSchema, type MarketingView } from '@portal/domain/links/marketing-view';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore, hasChanged, isAlreadyExists, isNotFound } from './firestore';

/** A visit that was extended this recently is not written again, see `public-activity.ts`. */
const restMs = viewPollMs / 2;

/**
 * Visits of marketing pages. The viewer brings the id, under which the visit is created with its counters in one batch, so repeated calls change nothing.
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

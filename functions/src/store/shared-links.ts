import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { sharedLinkSchema, type SharedLink } from '@portal/domain/links/shared-link';
import { documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore, readDocument, timestampFrom } from './firestore';

/** A link to be stored; it gets its version and counters here. */
export type NewSharedLink = Pick<
  SharedLink,
  'id' | 'organizationId' | 'kind' | 'targetId' | 'recipientId' | 'isLead' | 'sender' | 'brand' | 'hasGateing'
> & {
  /** Milliseconds since 1970; null for never. */
  expiresAt: number | null;
};

/** Below Firestore's limit of writes per transaction. */
const writtenAtOnce = 300;

/** Links of marketing pages. */
export const sharedLinksStore = {
  async get(organizationId: string, linkId: string): Promise<SharedLink | null> {
    return await readDocument(documents.sharedLink(organizationId, linkId), sharedLinkSchema);
  },

  /**
   * Stores links, or renews them: an existing link keeps its version and counters and lives at least until the new expiry;
   * a revoked one gets the next version, so that its old code stays dead.
   * @returns the stored links in the order given.
   */
  async save(links: readonly NewSharedLink[], now: number): Promise<SharedLink[]> {
    const kept: SharedLink[] = [];
    for (let start = 0; start < links.length; start += writtenAtOnce) {
      kept.push(...(await keepSome(links.slice(start, start + writtenAtOnce), now)));
    }
    return kept;
  },

  /** Revokes a link. @returns false when there is none, or it is revoked already. */
  async revoke(organizationId: string, linkId: string): Promise<boolean> {
    const reference = firestore().doc(documents.sharedLink(organizationId, linkId));
    return await firestore().runTransaction(async (transaction) => {
      const link = castDocument((await transaction.get(reference)).data(), sharedLinkSchema);
      if (!link || link.isRevoked) return false;
      transaction.update(reference, { isRevoked: true, revokedAt: FieldValue.serverTimestamp() });
      return true;
    });
  },
};

async function keepSome(links: readonly NewSharedLink[], now: number): Promise<SharedLink[]> {
  const db = firestore();
  const references = links.map(({ organizationId, id }) => db.doc(documents.sharedLink(organizationId, id)));
  return await db.runTransaction(async (transaction) => {
    const snapshots = references.length > 0 ? await transaction.getAll(...references) : [];
    return links.map((link, index) => {
      const stored = castDocument(snapshots[index]?.data(), sharedLinkSchema);
      const next = sharedLinkSchema.cast({
        ...link,
        version: stored ? stored.version + Number(stored.isRevoked) : 1,
        isRevoked: false,
        createdAt: stored?.createdAt ?? Timestamp.fromMillis(now),
        expiresAt: timestampFrom(laterExpiry(stored, link.expiresAt)),
        views: stored?.views ?? 0,
        lastViewed: stored?.lastViewed ?? null,
      });
      const reference = references[index];
      if (reference) transaction.set(reference, next);
      return next;
    });
  });
}

/** An open link is never shortened. */
function laterExpiry(stored: SharedLink | null, expiresAt: number | null): number | null {
  if (expiresAt === null || !stored || stored.isRevoked) return expiresAt;
  return stored.expiresAt ? Math.max(stored.expiresAt.toMillis(), expiresAt) : null;
}

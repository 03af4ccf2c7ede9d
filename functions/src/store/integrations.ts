import { Timestamp } from 'firebase-admin/firestore';
import { activeStatus } from '@portal/domain/access/roles';
import { integrationSchema } from '@portal/domain/ats/ats-records';
import { documents } from '@portal/domain/paths/firestore-paths';
import { atsTokenSchema, userSchema, type AtsSession, type AtsToken } from '@portal/domain/users/user';
import { castDocument, firestore, isNotFound, readDocument } from './firestore';

/** Whose tokens an organization's calls of the applicant-tracking system use. */
export interface Connection {
  uid: string;
  token: AtsToken;
}

/** Who renews: nobody else may for now, somebody does already, or it has been done. */
export type RenewalClaim =
  { kind: 'claimed'; token: AtsToken } | { kind: 'busy' } | { kind: 'renewed'; session: AtsSession };

const tokenDocument = (uid: string) => firestore().doc(documents.userAtsToken(uid));

/** The ties of organizations to the applicant-tracking system, and the tokens behind them. */
export const integrationsStore = {
  /** Ties an organization to the system by the tokens of one of its people. */
  async connect(
    organizationId: string,
    uid: string,
    token: Pick<AtsToken, 'access_token' | 'refresh_token' | 'expire_time' | 'username'>,
  ): Promise<void> {
    const db = firestore();
    const batch = db.batch();
    batch.set(tokenDocument(uid), atsTokenSchema.cast(token));
    const tie = { name: 'bullhorn', organizationId, connectedBy: uid };
    batch.set(db.doc(documents.integration(organizationId)), tie, { merge: true });
    await batch.commit();
  },

  /**
   * The connection of an organization.
   * @returns null when there is none, or when the person behind it is no active member any more.
   */
  async connectionOf(organizationId: string): Promise<Connection | null> {
    const tie = await readDocument(documents.integration(organizationId), integrationSchema);
    if (!tie?.connectedBy) return null;
    const uid = tie.connectedBy;
    const [user, token] = await Promise.all([
      readDocument(documents.user(uid), userSchema),
      readDocument(documents.userAtsToken(uid), atsTokenSchema),
    ]);
    const isMember = user?.organizationId === organizationId && user.activeStatus === activeStatus.active;
    return isMember && token ? { uid, token } : null;
  },

  /**
   * Claims the renewal of tokens, because a refresh token counts once: of those who ask at the same time one gets it.
   * @param options.ended token of the session that is over, empty when there was none.
   * @param options.leaseMs how long the claim holds when its owner is never heard of again.
   * @returns null when the tokens are gone.
   */
  async claimRenewal(
    uid: string,
    options: { ended: string; now: number; leaseMs: number },
  ): Promise<RenewalClaim | null> {
    const { ended, now, leaseMs } = options;
    return await firestore().runTransaction(async (transaction): Promise<RenewalClaim | null> => {
      const token = castDocument((await transaction.get(tokenDocument(uid))).data(), atsTokenSchema);
      if (!token) return null;
      const { session, renewingUntil } = token;
      const isNew = session !== null && session.BhRestToken !== ended && session.expire_time > now;
      if (isNew) return { kind: 'renewed', session };
      if (renewingUntil > now) return { kind: 'busy' };
      transaction.update(tokenDocument(uid), { renewingUntil: now + leaseMs });
      return { kind: 'claimed', token };
    });
  },

  /**
   * Keeps what a renewal has brought: the next tokens as soon as they are there, then the session. Of somebody who was
   * deleted in the meantime nothing is kept.
   */
  async keepRenewed(
    uid: string,
    renewed:
      | Pick<AtsToken, 'access_token' | 'refresh_token' | 'expire_time'>
      | Pick<AtsToken, 'session' | 'renewingUntil'>
      | Pick<AtsToken, 'renewingUntil'>,
  ): Promise<void> {
    try {
      await tokenDocument(uid).update({ ...renewed });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  },

  /** Notes when the system's data were fetched last. */
  async stampRefresh(organizationId: string, now: number): Promise<void> {
    await firestore()
      .doc(documents.integration(organizationId))
      .set({ refreshedAt: Timestamp.fromMillis(now) }, { merge: true });
  },
};

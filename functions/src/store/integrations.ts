import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { activeStatus } from '@portal/domain/access/roles';
import {
  integrationSchema,
  onlyRecord,
  type BrokenReason,
  type Integration,
  type LookupResult,
} from '@portal/domain/ats/ats-records';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { atsTokenSchema, userSchema, type AtsSession, type AtsToken } from '@portal/domain/users/user';
import { castDocument, firestore, isNotFound, readDocument } from './firestore';

/** The user whose tokens an organization's ats calls use. */
export interface Connection {
  uid: string;
  token: AtsToken;
}

/** The claim of a renewal: `wait` for another one, or it is done. */
export type RenewalClaim =
  | { kind: 'claimed'; token: AtsToken }
  | { kind: 'busy' }
  | { kind: 'renewed'; session: AtsSession };

const working = { brokenBy: '', brokenAt: null, isBrokenMailed: false } as const;

const tokenDocument = (uid: string) => firestore().doc(documents.userAtsToken(uid));

/** Connections of organizations to the ats, and their tokens. */
export const integrationsStore = {
  /** Connects an organization to the ats with the tokens of one of its users. */
  async connect(
    organizationId: string,
    uid: string,
    token: Pick<AtsToken, 'access_token' | 'refresh_token' | 'expire_time' | 'username'> &
      Partial<Pick<AtsToken, 'session'>>,
  ): Promise<void> {
    const db = firestore();
    const batch = db.batch();
    batch.set(tokenDocument(uid), atsTokenSchema.cast(token));
    const tie = { name: 'bullhorn', organizationId, connectedBy: uid, ...working };
    batch.set(db.doc(documents.integration(organizationId)), tie, { merge: true });
    await batch.commit();
  },

  /** Ends the connection of an organization and forgets its tokens. @returns false when there is none. */
  async disconnect(organizationId: string): Promise<boolean> {
    const db = firestore();
    const reference = db.doc(documents.integration(organizationId));
    return await db.runTransaction(async (transaction) => {
      const tie = castDocument((await transaction.get(reference)).data(), integrationSchema);
      if (!tie?.connectedBy) return false;
      transaction.update(reference, { connectedBy: '', ...working });
      transaction.delete(tokenDocument(tie.connectedBy));
      return true;
    });
  },

  /** The ATS of an organization; null when it never had one. */
  async get(organizationId: string): Promise<Integration | null> {
    return await readDocument(documents.integration(organizationId), integrationSchema);
  },

  /** Records that a connection works no more, or again. Without a connection nothing changes. */
  async setBroken(organizationId: string, reason: BrokenReason | '', now: number): Promise<void> {
    const reference = firestore().doc(documents.integration(organizationId));
    await firestore().runTransaction(async (transaction) => {
      const tie = castDocument((await transaction.get(reference)).data(), integrationSchema);
      if (!tie?.connectedBy || tie.brokenBy === reason) return;
      const broken = { brokenBy: reason, brokenAt: Timestamp.fromMillis(now) };
      transaction.update(reference, reason === '' ? working : broken);
    });
  },

  /** Claims the mail about a broken connection. @returns false when it does work, or another process has claimed it. */
  async claimBrokenMail(organizationId: string): Promise<boolean> {
    const reference = firestore().doc(documents.integration(organizationId));
    return await firestore().runTransaction(async (transaction) => {
      const tie = castDocument((await transaction.get(reference)).data(), integrationSchema);
      if (!tie || tie.brokenBy === '' || tie.isBrokenMailed) return false;
      transaction.update(reference, { isBrokenMailed: true });
      return true;
    });
  },

  /** Stores what the schedule imports. */
  async choose(organizationId: string, kinds: Integration['chosenKinds']): Promise<void> {
    await firestore().doc(documents.integration(organizationId)).update({ chosenKinds: kinds });
  },

  /** Stores the names of statuses in the ATS. @returns false for an organization that never had one. */
  async mapStatuses(organizationId: string, statusMappings: Integration['statusMappings']): Promise<boolean> {
    try {
      await firestore().doc(documents.integration(organizationId)).update({ statusMappings });
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  },

  /**
   * The connection of an organization.
   * @returns null without one, when the ATS refuses its tokens, and when its user is no longer an active member.
   */
  async connectionOf(organizationId: string): Promise<Connection | null> {
    const tie = await readDocument(documents.integration(organizationId), integrationSchema);
    if (!tie?.connectedBy || tie.brokenBy === 'refused') return null;
    const uid = tie.connectedBy;
    const [user, token] = await Promise.all([
      readDocument(documents.user(uid), userSchema),
      readDocument(documents.userAtsToken(uid), atsTokenSchema),
    ]);
    const isMember = user?.organizationId === organizationId && user.activeStatus === activeStatus.active;
    return isMember && token ? { uid, token } : null;
  },

  /** The record of an organization's ATS; more than one is a fault of the data. */
  async recordOf(organizationId: string): Promise<LookupResult<Integration>> {
    const { docs } = await firestore()
      .collection(collections.integrations())
      .where('organizationId', '==', organizationId)
      .limit(2)
      .get();
    return onlyRecord(docs.flatMap((snapshot) => castDocument(snapshot.data(), integrationSchema) ?? []));
  },

  /** Ids of the organizations that are connected to an ATS. */
  async connectedOrganizations(): Promise<string[]> {
    const connected = await firestore().collection(collections.integrations()).where('connectedBy', '>', '').get();
    return connected.docs.map(({ id }) => id);
  },

  /**
   * Claims the renewal of tokens for one of several simultaneous callers, because a refresh token works once.
   * @param options.ended the session that is over; null when there was none.
   * @param options.leaseMs duration of the claim if its owner never finishes.
   * @returns null when the tokens are gone.
   */
  async claimRenewal(
    uid: string,
    options: { ended: AtsSession | null; now: number; leaseMs: number },
  ): Promise<RenewalClaim | null> {
    const { ended, now, leaseMs } = options;
    return await firestore().runTransaction(async (transaction): Promise<RenewalClaim | null> => {
      const token = castDocument((await transaction.get(tokenDocument(uid))).data(), atsTokenSchema);
      if (!token) return null;
      const { session, renewingUntil } = token;
      const isNew = session !== null && !isDeepStrictEqual(session, ended) && session.expire_time > now;
      if (isNew) return { kind: 'renewed', session };
      if (renewingUntil > now) return { kind: 'busy' };
      transaction.update(tokenDocument(uid), { renewingUntil: now + leaseMs });
      return { kind: 'claimed', token };
    });
  },

  /**
   * Stores the result of a renewal: the next tokens at once, then the session. Nothing is stored for a user who was
   * deleted meanwhile.
   */
  async saveRenewed(
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

  /** Records when the ats data were last fetched. */
  async stampRefresh(organizationId: string, now: number): Promise<void> {
    await firestore()
      .doc(documents.integration(organizationId))
      .set({ refreshedAt: Timestamp.fromMillis(now) }, { merge: true });
  },
};

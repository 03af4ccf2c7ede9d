import { getAuth, type DecodedIdToken } from 'firebase-admin/auth';
import { FieldPath, type DocumentData, type DocumentReference, type SetOptions } from 'firebase-admin/firestore';
import { number, string } from 'yup';
import { neverEnds, sessionSeconds, type SessionKind } from '@portal/domain/access/session';
import { record, type Model } from '@portal/domain/fields/model';
import type { TeamMember } from '@portal/domain/team/team-member';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import type { UserLog } from '@portal/domain/events/user-log';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isWaitingForPassword, userSchema, type User } from '@portal/domain/users/user';
import { addUserLogTo } from './events';
import { castDocument, firestore, prepareApp, readDocument } from './firestore';

/** The identity in an id token. */
export interface Identity {
  uid: string;
  /** The account's email when the token was issued, in lower case. */
  email: string;
  isEmailVerified: boolean;
  /** See `ownSession`. */
  sessionEpoch: number;
  sessionId: string;
  provedAt: number;
  endsAt: number;
  latestEnd: number;
  /** Null unless a super admin impersonates this user. */
  impersonation: Impersonation | null;
}

/** The claims about an impersonation. */
export interface Impersonation {
  /** The super admin, and the epoch of their own session. */
  by: { uid: string; email: string; sessionEpoch: number; sessionId: string };
  /** Milliseconds since 1970. */
  until: number;
}

const own: SessionKind = 'own';
/** The claims of all our tokens, see `ownSession`. */
const sessionClaims = record({
  sessionEpoch: number().required(),
  sessionId: string().default(''),
  provedAt: number().default(0),
  endsAt: number().default(neverEnds),
  /** Tokens from before the claim end for good. */
  latestEnd: number().default(0),
});

/** The claims of an {@link Impersonation}. Times are in seconds, as in all token claims (RFC 7519). */
const impersonationClaims = record({
  session: string().oneOf(['impersonation']).required(),
  sessionEpoch: number().required(),
  impersonatedBy: string().required(),
  impersonatedByEmail: string().default(''),
  /** `sessionEpoch` of the super admin's own token. */
  impersonatorSessionEpoch: number().required(),
  impersonatorSessionId: string().default(''),
  impersonatedUntil: number().required(),
});

/**
 * Claims for a custom token, see {@link Impersonation}. The rules check all but the email.
 * @param sessionEpoch of the impersonated user.
 */
export function claimsOfImpersonation(
  { by, until }: Impersonation,
  sessionEpoch: number,
): Model<typeof impersonationClaims> {
  return {
    session: 'impersonation',
    sessionEpoch,
    impersonatedBy: by.uid,
    impersonatedByEmail: by.email,
    impersonatorSessionEpoch: by.sessionEpoch,
    impersonatorSessionId: by.sessionId,
    impersonatedUntil: sessionSeconds(until),
  };
}

/**
 * The super admin behind a session; null for the user's own.
 * @throws PortalError `unauthenticated` for a session that we did not begin, see `sessionKinds`.
 */
function impersonationIn(claims: DecodedIdToken): Impersonation | null {
  if (claims.session === own) return null;
  if (!impersonationClaims.isValidSync(claims, { stripUnknown: true })) throw foreignSession();
  const said = impersonationClaims.cast(claims, { stripUnknown: true });
  return {
    by: {
      uid: said.impersonatedBy,
      email: said.impersonatedByEmail,
      sessionEpoch: said.impersonatorSessionEpoch,
      sessionId: said.impersonatorSessionId,
    },
    until: said.impersonatedUntil * 1_000,
  };
}

/** @throws PortalError `unauthenticated` as {@link impersonationIn}. */
function sessionIn(claims: DecodedIdToken): Model<typeof sessionClaims> {
  if (!sessionClaims.isValidSync(claims, { stripUnknown: true })) throw foreignSession();
  const session = sessionClaims.cast(claims, { stripUnknown: true });
  return { ...session, latestEnd: Math.max(session.latestEnd, session.endsAt) };
}

function foreignSession(): PortalError {
  return new PortalError('unauthenticated', { detail: 'session not issued by the portal' });
}

/** Error codes of firebase-admin about our own setup, not about the token. */
const outages = new Set(['auth/internal-error', 'app/network-error', 'app/network-timeout', 'auth/quota-exceeded']);

export const usersStore = {
  /**
   * Verifies an id token: signature, project, expiry, revocation, and that its session is ours.
   * @throws PortalError `unauthenticated`; `permissionDenied` for a disabled account; `unavailable` when the auth
   *   service does not answer.
   */
  async verifyToken(token: string): Promise<Identity> {
    prepareApp();
    try {
      const decoded = await getAuth().verifyIdToken(token, true);
      return {
        uid: decoded.uid,
        email: decoded.email?.toLowerCase() ?? '',
        isEmailVerified: decoded.email_verified === true,
        ...sessionIn(decoded),
        impersonation: impersonationIn(decoded),
      };
    } catch (error) {
      if (error instanceof PortalError) throw error;
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (outages.has(code)) throw new PortalError('unavailable', { detail: code, cause: error });
      if (code === 'auth/user-disabled') throw new PortalError('permissionDenied', { detail: code });
      throw new PortalError('unauthenticated', { detail: code || 'token refused' });
    }
  },

  /** A user, or null. */
  async get(uid: string): Promise<User | null> {
    return await readDocument(documents.user(uid), userSchema);
  },

  /**
   * The user with this email in their document, or null. A holder of an id token can change the email at the auth
   * service; only we write documents. Reads as much for an unknown email, so that timing reveals nothing.
   */
  async byEmail(email: string): Promise<User | null> {
    const { docs } = await firestore().collection(collections.users()).where('email', '==', email).limit(1).get();
    return castDocument(docs[0]?.data(), userSchema);
  },

  /** The admins of an organization. */
  async adminsOf(organizationId: string): Promise<User[]> {
    const { docs } = await firestore()
      .collection(collections.users())
      .where('organizationId', '==', organizationId)
      .where('userRoles.admin', '==', true)
      .get();
    return docs.flatMap((snapshot) => castDocument(snapshot.data(), userSchema) ?? []);
  },

  /**
   * A page of an organization's team, in the order of their uids, without super admins and clients. Firestore reads what it
   * skips, so late pages of a large team cost more.
   * @param page.skip how many users come before it.
   */
  async teamPage(
    organizationId: string,
    { skip, limit }: { skip: number; limit: number },
  ): Promise<{ users: User[]; total: number }> {
    const team = firestore()
      .collection(collections.users())
      .where('organizationId', '==', organizationId)
      .where('accountType', '==', 'recruiter')
      .where('userRoles.superAdmin', '==', false);
    const { count: total } = (await team.count().get()).data();
    if (limit === 0 || skip >= total) return { users: [], total };
    const { docs } = await team.orderBy(FieldPath.documentId()).offset(skip).limit(limit).get();
    return { users: docs.flatMap((snapshot) => castDocument(snapshot.data(), userSchema) ?? []), total };
  },

  /**
   * Records that the auth service has verified an email, if it is still the user's.
   * @param email in lower case, as verified.
   * @returns false when the user has another email by now, or is gone.
   */
  async markVerified(uid: string, email: string): Promise<boolean> {
    const reference = firestore().doc(documents.user(uid));
    return await firestore().runTransaction(async (transaction) => {
      const isCurrent = (await transaction.get(reference)).get('email') === email;
      if (isCurrent) transaction.update(reference, verified);
      return isCurrent;
    });
  },

  /**
   * Ends all sessions of a user for rules and functions.
   * @returns the epoch of new sessions; 0 for a user without a document.
   */
  async startSessionEpoch(uid: string): Promise<number> {
    const reference = firestore().doc(documents.user(uid));
    return await firestore().runTransaction(async (transaction) => {
      const user = castDocument((await transaction.get(reference)).data(), userSchema);
      if (!user) return 0;
      const sessionEpoch = user.sessionEpoch + 1;
      transaction.update(reference, { sessionEpoch, endedSessions: [] });
      return sessionEpoch;
    });
  },

  /**
   * Records that a user has a password.
   * @param email of the caller's session; a corrected invitation must not be accepted by the former email.
   * @returns false when it was recorded before; one of several simultaneous calls gets true.
   */
  async recordPassword(uid: string, email: string): Promise<boolean> {
    const reference = firestore().doc(documents.user(uid));
    return await firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(reference);
      if (snapshot.get(hasPassword) === true || snapshot.get('email') !== email) return false;
      transaction.update(reference, { [hasPassword]: true });
      return true;
    });
  },

  /** Undoes {@link recordPassword} after a failure to set the password. */
  async giveBackPassword(uid: string): Promise<void> {
    await firestore()
      .doc(documents.user(uid))
      .update({ [hasPassword]: false });
  },

  /** A password was set by a mailed link, which also verifies the email, if it is still the user's. */
  async passwordWasReset(uid: string, email: string): Promise<void> {
    const reference = firestore().doc(documents.user(uid));
    await firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(reference);
      if (!snapshot.exists) return;
      transaction.update(reference, { [hasPassword]: true, ...(snapshot.get('email') === email ? verified : {}) });
    });
  },

  /**
   * Stores a new login email in every place that shows it, with the log entry.
   * @param options.isVerified when its owner has proved it.
   */
  async changeEmail(
    user: Pick<User, 'id' | 'organizationId'>,
    email: string,
    log: UserLog,
    { isVerified = false } = {},
  ): Promise<void> {
    const batch = firestore().batch();
    writeEmail(batch, user, { email, isVerified });
    addUserLogTo(batch, user.organizationId, log);
    await batch.commit();
  },

  /**
   * Stores another email for an invited user who has no password yet.
   * @returns false when the user has one by now, has left the organization, or has another email than `former`.
   */
  async changeInvitedEmail(
    user: Pick<User, 'id' | 'organizationId'>,
    { former, email }: { former: string; email: string },
    log: UserLog,
  ): Promise<boolean> {
    const db = firestore();
    return await db.runTransaction(async (transaction) => {
      const stored = castDocument((await transaction.get(db.doc(documents.user(user.id)))).data(), userSchema);
      const isInvited = stored !== null && isWaitingForPassword(stored);
      if (!isInvited || stored.organizationId !== user.organizationId || stored.email !== former) return false;
      writeEmail(transaction, user, { email, isVerified: false });
      addUserLogTo(transaction, user.organizationId, log);
      return true;
    });
  },
};

/** A batch or a transaction. */
interface Writer {
  update(reference: DocumentReference, data: DocumentData): unknown;
  set(reference: DocumentReference, data: DocumentData, options: SetOptions): unknown;
}

function writeEmail(
  writer: Writer,
  { id, organizationId }: Pick<User, 'id' | 'organizationId'>,
  { email, isVerified }: { email: string; isVerified: boolean },
): void {
  const db = firestore();
  writer.update(db.doc(documents.user(id)), { email, isVerified, emailVerified: isVerified });
  if (!organizationId) return;
  const member: Pick<TeamMember, 'userId' | 'email'> = { userId: id, email };
  writer.set(db.doc(documents.teamMember(organizationId, id)), member, { merge: true });
}

const verified = { isVerified: true, emailVerified: true };
const hasPassword = 'userProducts.accessStatus.core.hasPassword';

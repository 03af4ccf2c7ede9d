import { getAuth, type DecodedIdToken } from 'firebase-admin/auth';
import { number, string } from 'yup';
import { record, type Model } from '@portal/domain/fields/model';
import type { TeamMember } from '@portal/domain/members/team-member';
import { documents } from '@portal/domain/paths/firestore-paths';
import type { UserLog } from '@portal/domain/events/user-log';
import { PortalError } from '@portal/domain/errors/portal-error';
import { userSchema, type User } from '@portal/domain/users/user';
import { addUserLogTo } from './events';
import { firestore, prepareApp, readDocument } from './firestore';

/** Who an id token says that somebody is. */
export interface Identity {
  uid: string;
  isEmailVerified: boolean;
  /** When the session began, in milliseconds since 1970. */
  signedInAt: number;
  /** null unless a super admin works as this person. */
  impersonation: Impersonation | null;
}

/** What the token of somebody who works as another user says about it. */
export interface Impersonation {
  /** `signedInAt`: when that super admin had signed in, in milliseconds since 1970. */
  by: { uid: string; email: string; signedInAt: number };
  /** Milliseconds since 1970. */
  until: number;
}

/** The claims of a token in which {@link Impersonation} stands. */
const impersonationClaims = record({
  impersonatedBy: string().required(),
  impersonatedByEmail: string().default(''),
  /** Seconds since 1970, as `auth_time` of the super admin's own token. */
  impersonatorSignedInAt: number().default(0),
  impersonatedUntil: number().required(),
});

/** Claims for a custom token, see {@link Impersonation}. The rules look at all but the email. */
export function claimsOfImpersonation({ by, until }: Impersonation): Model<typeof impersonationClaims> {
  return {
    impersonatedBy: by.uid,
    impersonatedByEmail: by.email,
    impersonatorSignedInAt: Math.floor(by.signedInAt / 1_000),
    impersonatedUntil: until,
  };
}

function impersonationIn(claims: DecodedIdToken): Impersonation | null {
  if (claims.impersonatedBy === undefined) return null;
  const said = impersonationClaims.validateSync(claims, { stripUnknown: true });
  const signedInAt = said.impersonatorSignedInAt * 1_000;
  return {
    by: { uid: said.impersonatedBy, email: said.impersonatedByEmail, signedInAt },
    until: said.impersonatedUntil,
  };
}

/** Codes of firebase-admin that say something about us and not about the token. */
const outages = new Set(['auth/internal-error', 'app/network-error', 'app/network-timeout', 'auth/quota-exceeded']);

export const usersStore = {
  /**
   * Verifies an id token: signature, project, time, and that it was not revoked.
   * @throws PortalError `unauthenticated`; `permissionDenied` for a disabled account; `unavailable` when the auth
   *   service does not answer.
   */
  async verifyToken(token: string): Promise<Identity> {
    prepareApp();
    try {
      const decoded = await getAuth().verifyIdToken(token, true);
      return {
        uid: decoded.uid,
        isEmailVerified: decoded.email_verified === true,
        signedInAt: decoded.auth_time * 1_000,
        impersonation: impersonationIn(decoded),
      };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (outages.has(code)) throw new PortalError('unavailable', { detail: code, cause: error });
      if (code === 'auth/user-disabled') throw new PortalError('permissionDenied', { detail: code });
      throw new PortalError('unauthenticated', { detail: code || 'token refused' });
    }
  },

  /** A member of staff, or null. */
  async get(uid: string): Promise<User | null> {
    return await readDocument(documents.user(uid), userSchema);
  },

  /**
   * Writes down that the auth service has seen an address verified, if it still is the person's.
   * @param email in lower case, as the auth service had it when it was verified.
   * @returns false when the person has another address by now, or is gone.
   */
  async markVerified(uid: string, email: string): Promise<boolean> {
    const reference = firestore().doc(documents.user(uid));
    return await firestore().runTransaction(async (transaction) => {
      const isCurrent = (await transaction.get(reference)).get('email') === email;
      if (isCurrent) transaction.update(reference, verified);
      return isCurrent;
    });
  },

  /** Writes down from when on sessions count, in seconds since 1970; never an earlier time than before. */
  async noteSessionsValidFrom(uid: string, from: number): Promise<void> {
    const reference = firestore().doc(documents.user(uid));
    await firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(reference);
      const before: unknown = snapshot.get('sessionsValidFrom');
      if (!snapshot.exists || (typeof before === 'number' && before >= from)) return;
      transaction.update(reference, { sessionsValidFrom: from });
    });
  },

  /**
   * Notes that a person has a password now.
   * @returns false when it was noted before: of two calls in the same moment one gets true.
   */
  async takePassword(uid: string): Promise<boolean> {
    const reference = firestore().doc(documents.user(uid));
    return await firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(reference);
      if (snapshot.get(hasPassword) === true) return false;
      transaction.update(reference, { [hasPassword]: true });
      return true;
    });
  },

  /** The password could not be set after {@link takePassword}. */
  async giveBackPassword(uid: string): Promise<void> {
    await firestore()
      .doc(documents.user(uid))
      .update({ [hasPassword]: false });
  },

  /** A password was set by a link mailed to that address, which also shows that it is theirs, if it still is. */
  async passwordWasReset(uid: string, email: string): Promise<void> {
    const reference = firestore().doc(documents.user(uid));
    await firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(reference);
      if (!snapshot.exists) return;
      transaction.update(reference, { [hasPassword]: true, ...(snapshot.get('email') === email ? verified : {}) });
    });
  },

  /** A new login email, not verified yet, with all that shows it, and the line in the log. */
  async changeEmail(user: Pick<User, 'id' | 'organizationId'>, email: string, log: UserLog): Promise<void> {
    const db = firestore();
    const batch = db.batch();
    batch.update(db.doc(documents.user(user.id)), { email, isVerified: false, emailVerified: false });
    if (user.organizationId) {
      const member: Pick<TeamMember, 'userId' | 'email'> = { userId: user.id, email };
      batch.set(db.doc(documents.teamMember(user.organizationId, user.id)), member, { merge: true });
    }
    addUserLogTo(batch, user.organizationId, log);
    await batch.commit();
  },
};

const verified = { isVerified: true, emailVerified: true };
const hasPassword = 'userProducts.accessStatus.core.hasPassword';

import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import type { ownSession } from '@portal/domain/access/session';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import type { User } from '@portal/domain/users/user';
import { prepareApp } from './firestore';
import { usersStore, type claimsOfImpersonation } from './users';

/** The auth service's data about a user. Rights are in `users/{uid}`, not here. */
export interface Account {
  uid: string;
  /** Lower case. */
  email: string;
  isEmailVerified: boolean;
  hasPassword: boolean;
}

/** Actions of mailed links with a one-time code. */
export type LinkKind = 'signIn' | 'resetPassword' | 'verifyEmail';

export const accountsStore = {
  async byId(uid: string): Promise<Account | null> {
    return await found((auth) => auth.getUser(uid));
  },

  async byEmail(email: string): Promise<Account | null> {
    return await found((auth) => auth.getUserByEmail(email));
  },

  /**
   * Creates an account without a password.
   * @throws PortalError `conflict` when the email has one.
   */
  async create(given: { email: string; displayName: string }): Promise<Account> {
    return accountOf(await told((auth) => auth.createUser({ ...given, emailVerified: false })));
  },

  /**
   * Changes sign-in data or the name. A new email counts as unverified unless stated otherwise.
   * @param changes.password as `hashPassword` gives it.
   * @throws PortalError `conflict` when another account has the email; `notFound`.
   */
  async update(
    uid: string,
    changes: { email?: string; emailVerified?: boolean; password?: string; displayName?: string },
  ): Promise<void> {
    await told((auth) => auth.updateUser(uid, changes));
  },

  /** Undoes a manual change at the auth service's console. */
  async allow(uid: string): Promise<void> {
    await told((auth) => auth.updateUser(uid, { disabled: false }));
  },

  /** Removes an account, if it still exists. */
  async remove(uid: string): Promise<void> {
    await ignoringMissing((auth) => auth.deleteUser(uid));
  },

  /**
   * Ends every session: calls and rules refuse the existing ones, and no token is renewed. The document is written
   * first: it alone ends them even if the auth service does not answer.
   * @returns the epoch of new sessions, for `ownSession`.
   */
  async endSessions(uid: string): Promise<number> {
    const sessionEpoch = await usersStore.startSessionEpoch(uid);
    await ignoringMissing((auth) => auth.revokeRefreshTokens(uid));
    return sessionEpoch;
  },

  /**
   * Restores the email of the user document in the auth service when they differ, after a change directly at the
   * service or an interrupted one of ours. Done before a link is mailed to that email, whose owner is the user.
   * @throws PortalError `conflict` when another account has the email.
   */
  async restoreEmail({ id, email, isVerified }: Pick<User, 'id' | 'email' | 'isVerified'>): Promise<void> {
    const account = await accountsStore.byId(id);
    if (!account || account.email === email) return;
    await accountsStore.update(id, { email, emailVerified: isVerified });
    await accountsStore.endSessions(id);
  },

  /**
   * A token that signs in as the user.
   * @param claims `ownSession`, or `claimsOfImpersonation` when a super admin does so.
   */
  async customToken(
    uid: string,
    claims: ReturnType<typeof ownSession> | ReturnType<typeof claimsOfImpersonation>,
  ): Promise<string> {
    prepareApp();
    return await getAuth().createCustomToken(uid, claims);
  },

  /**
   * The one-time code for a mailed link (Firebase Authentication `oobCode`).
   * @param continueUrl target after the link's action.
   * @throws PortalError `notFound` when no account has the email.
   */
  async oneTimeCode(kind: LinkKind, email: string, continueUrl: string): Promise<string> {
    const settings = { url: continueUrl, handleCodeInApp: kind === 'signIn' };
    const link = await told((auth) => generate[kind](auth, email, settings));
    const code = new URL(link).searchParams.get('oobCode');
    if (!code) throw new PortalError('internal', { detail: 'the auth service gave no code' });
    return code;
  },
};

interface LinkSettings {
  url: string;
  handleCodeInApp: boolean;
}
const generate: Readonly<Record<LinkKind, (auth: Auth, email: string, settings: LinkSettings) => Promise<string>>> = {
  signIn: (auth, email, settings) => auth.generateSignInWithEmailLink(email, settings),
  resetPassword: (auth, email, settings) => auth.generatePasswordResetLink(email, settings),
  verifyEmail: (auth, email, settings) => auth.generateEmailVerificationLink(email, settings),
};

function accountOf(record: UserRecord): Account {
  return {
    uid: record.uid,
    email: (record.email ?? '').toLowerCase(),
    isEmailVerified: record.emailVerified,
    hasPassword: record.providerData.some(({ providerId }) => providerId === 'password') && !!record.passwordHash,
  };
}

const missing = new Set(['auth/user-not-found', 'auth/email-not-found']);
const taken = new Set(['auth/email-already-exists', 'auth/uid-already-exists']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Calls the auth service and translates its errors. */
async function told<T>(ask: (auth: Auth) => Promise<T>): Promise<T> {
  prepareApp();
  try {
    return await ask(getAuth());
  } catch (error) {
    const code = codeOf(error);
    if (missing.has(code)) throw new PortalError('notFound', { detail: code, cause: error });
    if (taken.has(code)) throw new PortalError('conflict', { userMessage: serverTexts.emailTaken, detail: code });
    throw new PortalError('unavailable', { detail: code || 'the auth service refused', cause: error });
  }
}

async function found(ask: (auth: Auth) => Promise<UserRecord>): Promise<Account | null> {
  try {
    return accountOf(await told(ask));
  } catch (error) {
    if (PortalError.from(error).kind === 'notFound') return null;
    throw error;
  }
}

async function ignoringMissing(ask: (auth: Auth) => Promise<unknown>): Promise<void> {
  try {
    await told(ask);
  } catch (error) {
    if (PortalError.from(error).kind !== 'notFound') throw error;
  }
}

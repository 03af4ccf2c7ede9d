import { getAuth } from 'firebase-admin/auth';
import { documents } from '@portal/domain/paths/firestore-paths';
import { PortalError } from '@portal/domain/errors/portal-error';
import { userSchema, type User } from '@portal/domain/users/user';
import { prepareApp, readDocument } from './firestore';

/** Who an id token says that somebody is. */
export interface Identity {
  uid: string;
  isEmailVerified: boolean;
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
      return { uid: decoded.uid, isEmailVerified: decoded.email_verified === true };
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
};

import type { DocumentReference } from 'firebase-admin/firestore';
import type { UserLog } from '@portal/domain/events/user-log';
import { integrationAccess } from '@portal/domain/integration/integration';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { addUserLogTo } from './events';
import { firestore } from './firestore';

export type BrandKind = 'selectedBrand' | 'smBrandId';

/** Users of an organization's applicant-tracking system, and what they share with the portal's. */
export const integrationUsersStore = {
  /**
   * Sets a brand on both sides: the portal's user and the system's of the same address (001 §4).
   * @param who by either id; the other side is found by the address.
   * @returns false when there is nobody, or when the user belongs to another organization.
   */
  async setBrand(
    organizationId: string,
    who: { userId: string; integrationUserId: string },
    kind: BrandKind,
    brand: string,
  ): Promise<boolean> {
    const db = firestore();
    const sides = {
      user: db.collection(collections.users()).where('organizationId', '==', organizationId),
      integration: db.collection(collections.integrationUsers(organizationId)),
    };
    return await db.runTransaction(async (transaction) => {
      const named =
        who.userId !== ''
          ? await transaction.get(db.doc(documents.user(who.userId)))
          : await transaction.get(db.doc(documents.integrationUser(organizationId, who.integrationUserId)));
      if (!named.exists || (who.userId !== '' && named.get('organizationId') !== organizationId)) return false;
      const email: unknown = named.get('email');
      const others = who.userId !== '' ? sides.integration : sides.user;
      const same =
        typeof email === 'string' && email !== '' ? await transaction.get(others.where('email', '==', email)) : null;
      const both: DocumentReference[] = [named.ref, ...(same?.docs.map(({ ref }) => ref) ?? [])];
      for (const side of both) transaction.update(side, { [kind]: brand });
      return true;
    });
  },

  /**
   * Lets a user of the system sign in through it, or no longer (000 §4).
   * @returns false when there is no such user.
   */
  async setAccess(organizationId: string, id: string, isEnabled: boolean, log: UserLog): Promise<boolean> {
    const reference = firestore().doc(documents.integrationUser(organizationId, id));
    return await firestore().runTransaction(async (transaction) => {
      if (!(await transaction.get(reference)).exists) return false;
      transaction.update(reference, integrationAccess(isEnabled));
      addUserLogTo(transaction, organizationId, log);
      return true;
    });
  },
};

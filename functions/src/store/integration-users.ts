import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { activeStatus } from '@portal/domain/access/roles';
import type { UserLog } from '@portal/domain/events/user-log';
import { atsAccess, atsUserSchema, type AtsUser } from '@portal/domain/ats/ats-records';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { userSchema, type User } from '@portal/domain/users/user';
import type { TrackedUser } from '../adapters/bullhorn/applicant-tracking';
import { addUserLogTo } from './events';
import { castDocument, firestore } from './firestore';

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
    who: { userId: string; atsUserId: string },
    kind: BrandKind,
    brand: string,
  ): Promise<boolean> {
    const db = firestore();
    const sides = {
      user: db.collection(collections.users()).where('organizationId', '==', organizationId),
      integration: db.collection(collections.atsUsers(organizationId)),
    };
    return await db.runTransaction(async (transaction) => {
      const named =
        who.userId !== ''
          ? await transaction.get(db.doc(documents.user(who.userId)))
          : await transaction.get(db.doc(documents.atsUser(organizationId, who.atsUserId)));
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
   * @param logOf what the log says of it.
   * @returns false when there is no such user.
   */
  async setAccess(
    organizationId: string,
    id: string,
    isEnabled: boolean,
    logOf: (user: AtsUser) => UserLog,
  ): Promise<boolean> {
    const reference = firestore().doc(documents.atsUser(organizationId, id));
    return await firestore().runTransaction(async (transaction) => {
      const user = castDocument((await transaction.get(reference)).data(), atsUserSchema);
      if (!user) return false;
      transaction.update(reference, atsAccess(isEnabled));
      addUserLogTo(transaction, organizationId, logOf(user));
      return true;
    });
  },

  /**
   * Keeps the users of the system as it tells them now. What the portal decides about one, access and brands, stays;
   * somebody new has both from the portal's user of the same address, and whoever may not sign in there loses the
   * access. Again, it changes nothing.
   * @param users all of them, in the order of their ids.
   * @returns ids of those who are gone there and so were removed here.
   */
  async keepAll(organizationId: string, users: readonly TrackedUser[]): Promise<string[]> {
    const db = firestore();
    for (let start = 0; start < users.length; start += keptAtOnce) {
      const some = users.slice(start, start + keptAtOnce);
      await db.runTransaction(async (transaction) => {
        const references = some.map(({ id }) => db.doc(documents.atsUser(organizationId, id)));
        const stored = await transaction.getAll(...references);
        const colleagues = await colleaguesOf(transaction, organizationId, some);
        some.forEach((user, index) => {
          const snapshot = stored[index];
          if (snapshot) keepOne(transaction, snapshot, user, colleagues.get(user.email));
        });
      });
    }
    return await removeOthers(organizationId, new Set(users.map(({ id }) => id)));
  },
};

/** Fewer than a transaction may write. */
const keptAtOnce = 300;
/** The most values of an `in`. */
const maxIn = 30;

/** Users of the portal by address, for those of the system. */
async function colleaguesOf(
  transaction: Transaction,
  organizationId: string,
  users: readonly TrackedUser[],
): Promise<Map<string, User>> {
  const emails = [...new Set(users.map(({ email }) => email).filter((email) => email !== ''))];
  const ofOrganization = firestore().collection(collections.users()).where('organizationId', '==', organizationId);
  const found = new Map<string, User>();
  for (let start = 0; start < emails.length; start += maxIn) {
    const { docs } = await transaction.get(ofOrganization.where('email', 'in', emails.slice(start, start + maxIn)));
    for (const snapshot of docs) {
      const user = castDocument(snapshot.data(), userSchema);
      if (user) found.set(user.email, user);
    }
  }
  return found;
}

function keepOne(
  transaction: Transaction,
  stored: DocumentSnapshot,
  { id, email, name, masterUserID, isEnabled }: TrackedUser,
  colleague: User | undefined,
): void {
  const told = { email, name, displayName: name, masterUserID, userId: colleague?.id ?? '' };
  if (!stored.exists) {
    const access = atsAccess(isEnabled && colleague?.activeStatus === activeStatus.active);
    const brands = colleague && { selectedBrand: colleague.selectedBrand, smBrandId: colleague.smBrandId };
    transaction.create(stored.ref, atsUserSchema.cast({ id, ...told, ...brands, ...access }));
    return;
  }
  const changes: Partial<AtsUser> = { ...told, ...(isEnabled ? {} : atsAccess(false)) };
  const hasChanged = Object.entries(changes).some(([field, value]) => stored.get(field) !== value);
  if (hasChanged) transaction.update(stored.ref, changes);
}

async function removeOthers(organizationId: string, kept: ReadonlySet<string>): Promise<string[]> {
  const users = firestore().collection(collections.atsUsers(organizationId));
  const gone = (await users.listDocuments()).filter(({ id }) => !kept.has(id));
  for (let start = 0; start < gone.length; start += keptAtOnce) {
    const batch = firestore().batch();
    for (const reference of gone.slice(start, start + keptAtOnce)) batch.delete(reference);
    await batch.commit();
  }
  return gone.map(({ id }) => id);
}

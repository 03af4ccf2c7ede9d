import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { activeStatus } from '@portal/domain/access/roles';
import type { UserLog } from '@portal/domain/events/user-log';
import {
  atsAccess,
  atsUserSchema,
  listedAtsUsers,
  onlyRecord,
  type AtsUser,
  type LookupResult,
} from '@portal/domain/ats/ats-records';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { userSchema, type User } from '@portal/domain/users/user';
import type { TrackedUser } from '../adapters/ats/applicant-tracking';
import type { Kept } from './ats-records';
import { addUserLogTo } from './events';
import { castDocument, firestore, readDocument } from './firestore';

export type BrandKind = 'selectedBrand' | 'smBrandId';

/** Users of an organization's ats, and what they share with the portal's users. */
export const integrationUsersStore = {
  /** All of them, sorted by email; those without an email are left out. */
  async list(organizationId: string): Promise<AtsUser[]> {
    const { docs } = await firestore().collection(collections.atsUsers(organizationId)).get();
    return listedAtsUsers(docs.map((snapshot) => atsUserSchema.cast(snapshot.data(), { assert: false })));
  },

  async get(organizationId: string, id: string): Promise<AtsUser | null> {
    return await readDocument(documents.atsUser(organizationId, id), atsUserSchema);
  },

  /** The user with that id in all corporations of the ats; more than one is a fault of the data. */
  async byMasterUser(organizationId: string, masterUserID: string): Promise<LookupResult<AtsUser>> {
    const users = firestore().collection(collections.atsUsers(organizationId));
    const { docs } = await users.where('masterUserID', '==', masterUserID).limit(2).get();
    return onlyRecord(docs.flatMap((snapshot) => castDocument(snapshot.data(), atsUserSchema) ?? []));
  },

  /** Keeps who has signed in through the ats. */
  async recordSignOn(
    organizationId: string,
    id: string,
    { name, ...user }: Pick<AtsUser, 'userId' | 'masterUserID' | 'email' | 'name'>,
  ): Promise<void> {
    const names = name === '' ? {} : { name, displayName: name };
    await firestore()
      .doc(documents.atsUser(organizationId, id))
      .update({ ...user, ...names });
  },

  /**
   * Sets a brand for the portal user and the ats user with the same email.
   * @param who by either id; the other one is found by email.
   * @returns false without such a user, or when the user belongs to another organization.
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

  /** Gives everybody in an organization who has one brand of the submission platform another one. */
  async replaceBrand(organizationId: string, former: string, brand: string): Promise<void> {
    const db = firestore();
    const holders = [
      db.collection(collections.users()).where('organizationId', '==', organizationId),
      db.collection(collections.atsUsers(organizationId)),
    ];
    for (const all of holders) {
      const { docs } = await all.where('selectedBrand', '==', former).get();
      for (let start = 0; start < docs.length; start += keptAtOnce) {
        const batch = db.batch();
        for (const { ref } of docs.slice(start, start + keptAtOnce)) batch.update(ref, { selectedBrand: brand });
        await batch.commit();
      }
    }
  },

  /**
   * Allows or forbids an ats user to sign in through the ats.
   * @param logOf builds the log entry.
   * @returns false for an unknown user.
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
   * Stores the current users of the ats. The portal's decisions, access and brands, stay; new ats users take both from
   * the portal user with the same email, and users disabled in the ats lose access. Idempotent.
   * @param users all of them, ordered by id.
   * @returns how many differed, and how many are gone from the ats and were removed here.
   */
  async replaceAll(organizationId: string, users: readonly TrackedUser[]): Promise<Kept> {
    const db = firestore();
    let written = 0;
    for (let start = 0; start < users.length; start += keptAtOnce) {
      const some = users.slice(start, start + keptAtOnce);
      written += await db.runTransaction(async (transaction) => {
        const references = some.map(({ id }) => db.doc(documents.atsUser(organizationId, id)));
        const stored = await transaction.getAll(...references);
        const colleagues = await colleaguesOf(transaction, organizationId, some);
        return some.filter((user, index) => {
          const snapshot = stored[index];
          return snapshot && keepOne(transaction, snapshot, user, colleagues.get(user.email));
        }).length;
      });
    }
    return { written, removed: await removeOthers(organizationId, new Set(users.map(({ id }) => id))) };
  },
};

/** Below Firestore's limit of writes per transaction. */
const keptAtOnce = 300;
/** Maximum number of values of an `in` filter. */
const maxIn = 30;

/** Portal users by email, for the users of the ats. */
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

/** @returns whether the user differed. */
function keepOne(
  transaction: Transaction,
  stored: DocumentSnapshot,
  { id, email, name, masterUserID, isEnabled, emailSignature }: TrackedUser,
  colleague: User | undefined,
): boolean {
  const told = { email, name, displayName: name, masterUserID, emailSignature, userId: colleague?.id ?? '' };
  if (!stored.exists) {
    const access = atsAccess(isEnabled && colleague?.activeStatus === activeStatus.active);
    const brands = colleague && { selectedBrand: colleague.selectedBrand, smBrandId: colleague.smBrandId };
    transaction.create(stored.ref, atsUserSchema.cast({ id, ...told, ...brands, ...access }));
    return true;
  }
  const changes: Partial<AtsUser> = { ...told, ...(isEnabled ? {} : atsAccess(false)) };
  const hasChanged = Object.entries(changes).some(([field, value]) => stored.get(field) !== value);
  if (hasChanged) transaction.update(stored.ref, changes);
  return hasChanged;
}

async function removeOthers(organizationId: string, kept: ReadonlySet<string>): Promise<number> {
  const users = firestore().collection(collections.atsUsers(organizationId));
  const gone = (await users.listDocuments()).filter(({ id }) => !kept.has(id));
  for (let start = 0; start < gone.length; start += keptAtOnce) {
    const batch = firestore().batch();
    for (const reference of gone.slice(start, start + keptAtOnce)) batch.delete(reference);
    await batch.commit();
  }
  return gone.length;
}

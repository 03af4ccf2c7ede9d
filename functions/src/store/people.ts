import { Timestamp, type DocumentReference, type Query, type Transaction } from 'firebase-admin/firestore';
import { activeStatus } from '@portal/domain/access/roles';
import type { UserLog } from '@portal/domain/events/user-log';
import { atsAccess } from '@portal/domain/ats/ats-records';
import type { TeamMember } from '@portal/domain/team/team-member';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { refusalOf, userSchema, type User } from '@portal/domain/users/user';
import { addUserLogTo } from './events';
import { castDocument, firestore } from './firestore';

/** The decided change of a user: changed fields, or removal. Null changes nothing. */
export type PersonDecision =
  | { changes: Partial<Pick<User, (typeof changeable)[number]>>; log: UserLog }
  | { isRemoved: true; log: UserLog }
  | null;
const changeable = ['displayName', 'organizationId', 'userRoles', 'accountType', 'activeStatus'] as const;

/** Users with their dependents: document, membership, access through the ats, log. */
export const peopleStore = {
  /** Creates a user with everything that belongs to it, or nothing. @throws when the document exists already. */
  async add(user: User, log: UserLog, now: number): Promise<void> {
    const db = firestore();
    const at = Timestamp.fromMillis(now);
    const batch = db.batch();
    batch.create(db.doc(documents.user(user.id)), { ...user, createdAt: at, activityAt: at });
    if (user.organizationId) {
      batch.set(db.doc(documents.teamMember(user.organizationId, user.id)), memberOf(user, at));
    }
    addUserLogTo(batch, user.organizationId, log);
    await batch.commit();
  },

  /**
   * Changes or removes a user in a transaction.
   * @param decide gets the user, and whether it is the last super admin, and the last admin of its organization, able to act;
   *   an error changes nothing.
   * @returns the user before and the decision; null when there is none.
   */
  async change(
    uid: string,
    now: number,
    decide: (user: User, isLastSuperAdmin: boolean, isLastAdmin: boolean) => PersonDecision,
  ): Promise<{ before: User; decision: PersonDecision } | null> {
    const reference = firestore().doc(documents.user(uid));
    return await firestore().runTransaction(async (transaction) => {
      const before = castDocument((await transaction.get(reference)).data(), userSchema);
      if (!before) return null;
      const decision = decide(
        before,
        await isLastSuperAdmin(transaction, before),
        await isLastAdmin(transaction, before),
      );
      if (!decision) return { before, decision };
      const after = 'changes' in decision ? { ...before, ...decision.changes } : null;
      const tied = await tiedUsers(transaction, before);
      writePerson(transaction, reference, before, after, now);
      const isLeaving = after?.organizationId !== before.organizationId;
      if (isLeaving || after.activeStatus !== before.activeStatus) {
        const access = atsAccess(!isLeaving && after.activeStatus === activeStatus.active);
        for (const user of tied) transaction.update(user, access);
      }
      for (const organizationId of new Set([before.organizationId, (after ?? before).organizationId])) {
        addUserLogTo(transaction, organizationId, decision.log);
      }
      return { before, decision };
    });
  },
};

function memberOf({ id, email, displayName, photoURL }: User, createdAt: User['createdAt']): TeamMember {
  return { userId: id, email, displayName, photoURL, createdAt };
}

function writePerson(
  transaction: Transaction,
  reference: DocumentReference,
  before: User,
  after: User | null,
  now: number,
): void {
  const db = firestore();
  if (after) {
    transaction.update(reference, Object.fromEntries(changeable.map((field) => [field, after[field]])));
  } else {
    transaction.delete(reference);
    for (const path of [
      documents.userAtsToken,
      documents.userSecondStep,
      documents.userPasskeys,
      documents.userSessions,
    ]) {
      transaction.delete(db.doc(path(before.id)));
    }
  }
  if (before.organizationId && before.organizationId !== after?.organizationId) {
    transaction.delete(db.doc(documents.teamMember(before.organizationId, before.id)));
    transaction.delete(db.doc(documents.provisionedUser(before.organizationId, before.id)));
  }
  if (after?.organizationId) {
    const member = memberOf(after, before.createdAt ?? Timestamp.fromMillis(now));
    transaction.set(db.doc(documents.teamMember(after.organizationId, after.id)), member);
  }
}

/** Far more than a platform has. */
const maxSuperAdmins = 100;
/** Admins of an organization that are looked at; one of them is enough. */
const maxAdmins = 100;

/** Is this the last super admin who can act? Invited ones and clients cannot. */
async function isLastSuperAdmin(transaction: Transaction, user: User): Promise<boolean> {
  if (!user.userRoles.superAdmin || user.activeStatus !== activeStatus.active) return false;
  const acting = firestore()
    .collection(collections.users())
    .where('userRoles.superAdmin', '==', true)
    .where('activeStatus', '==', activeStatus.active)
    .limit(maxSuperAdmins);
  return await hasNoOther(transaction, acting, user);
}

/** Is this the last admin of the organization who can act? Its super admins may belong to no organization. */
async function isLastAdmin(transaction: Transaction, user: User): Promise<boolean> {
  if (!user.userRoles.admin || !user.organizationId || user.activeStatus !== activeStatus.active) return false;
  const acting = firestore()
    .collection(collections.users())
    .where('organizationId', '==', user.organizationId)
    .where('userRoles.admin', '==', true)
    .where('activeStatus', '==', activeStatus.active)
    .limit(maxAdmins);
  return await hasNoOther(transaction, acting, user);
}

/** Can none of the found users act, but perhaps this one? */
async function hasNoOther(transaction: Transaction, found: Query, user: User): Promise<boolean> {
  const { docs } = await transaction.get(found);
  const others = docs.flatMap((snapshot) => castDocument(snapshot.data(), userSchema) ?? []);
  return others.every(
    (other) => other.id === user.id || refusalOf(other, { isEmailVerified: other.isVerified }) !== null,
  );
}

/** Users of the ats with the same email. */
async function tiedUsers(transaction: Transaction, user: User): Promise<DocumentReference[]> {
  if (!user.organizationId || user.email === '') return [];
  const same = firestore()
    .collection(collections.atsUsers(user.organizationId))
    .where('email', '==', user.email)
    .limit(10);
  return (await transaction.get(same)).docs.map(({ ref }) => ref);
}

import { FieldPath, FieldValue, type DocumentData } from 'firebase-admin/firestore';
import { directoryEntryOf, maxDirectoryUsers } from '@portal/domain/team/directory';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { userSchema, type User } from '@portal/domain/users/user';
import { castDocument, firestore } from './firestore';

/** The user before or after an event; null when it did not exist. */
export function userFrom(data: DocumentData | undefined): User | null {
  return castDocument(data, userSchema);
}

/** Names and pictures of an organization's team members, for all who may read them. */
export const directoriesStore = {
  /**
   * Updates directory and membership from the current user document. A missing directory is created with all members of
   * the organization.
   */
  async refresh(organizationId: string, uid: string): Promise<void> {
    const db = firestore();
    const reference = db.doc(documents.directory(organizationId));
    await db.runTransaction(async (transaction) => {
      const [directory, person, member] = await transaction.getAll(
        reference,
        db.doc(documents.user(uid)),
        db.doc(documents.teamMember(organizationId, uid)),
      );
      const user = userFrom(person?.data());
      const isHere = user?.organizationId === organizationId;
      if (directory?.exists) {
        const entry = isHere ? directoryEntryOf(user) : FieldValue.delete();
        transaction.update(reference, new FieldPath('people', uid), entry);
      } else {
        const all = db
          .collection(collections.users())
          .where('organizationId', '==', organizationId)
          .limit(maxDirectoryUsers);
        const people = (await transaction.get(all)).docs.flatMap((snapshot) => {
          const found = userFrom(snapshot.data());
          return found ? [[snapshot.id, directoryEntryOf(found)] as const] : [];
        });
        transaction.set(reference, { people: Object.fromEntries(people) });
      }
      if (isHere && member?.exists) {
        const { email, displayName, photoURL } = user;
        transaction.update(member.ref, { email, displayName, photoURL });
      }
    });
  },
};

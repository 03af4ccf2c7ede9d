import { documents } from '@portal/domain/paths/firestore-paths';
import { provisionedUserSchema, type ProvisionedUser } from '@portal/domain/users/provisioned-user';
import { firestore } from './firestore';

/** What identity providers say about the members of an organization. */
export const provisionedUsersStore = {
  /** In the order of the uids; empty for members of whom nothing was said. */
  async of(organizationId: string, uids: readonly string[]): Promise<ProvisionedUser[]> {
    const db = firestore();
    const references = uids.map((uid) => db.doc(documents.provisionedUser(organizationId, uid)));
    const snapshots = references.length > 0 ? await db.getAll(...references) : [];
    return snapshots.map((snapshot) => provisionedUserSchema.cast(snapshot.data() ?? {}, { assert: false }));
  },

  async set(organizationId: string, uid: string, said: ProvisionedUser): Promise<void> {
    await firestore().doc(documents.provisionedUser(organizationId, uid)).set(said);
  },
};

import { passkeysSchema, type Passkey } from '@portal/domain/users/passkey';
import type { UserLog } from '@portal/domain/events/user-log';
import { documents } from '@portal/domain/paths/firestore-paths';
import type { User } from '@portal/domain/users/user';
import { addUserLogTo } from './events';
import { castDocument, firestore, readDocument } from './firestore';

/** The passkeys of a user, in one document: a sign-in reads one, and a list needs no query. */
export const passkeysStore = {
  async of(uid: string): Promise<Passkey[]> {
    return (await readDocument(documents.userPasskeys(uid), passkeysSchema))?.passkeys ?? [];
  },

  /**
   * Changes the passkeys of a user in a transaction.
   * @param change returns the new list and, if the user should find it there, an entry of the user log; what it throws
   *   changes nothing.
   * @returns the new list.
   */
  async change(
    user: Pick<User, 'id' | 'organizationId'>,
    change: (passkeys: Passkey[]) => Promise<PasskeyChange> | PasskeyChange,
  ): Promise<Passkey[]> {
    const db = firestore();
    const reference = db.doc(documents.userPasskeys(user.id));
    return await db.runTransaction(async (transaction) => {
      const stored = castDocument((await transaction.get(reference)).data(), passkeysSchema);
      const { passkeys, log } = await change(stored?.passkeys ?? []);
      transaction.set(reference, { passkeys });
      if (log) addUserLogTo(transaction, user.organizationId, log);
      return passkeys;
    });
  },
};

interface PasskeyChange {
  passkeys: Passkey[];
  log?: UserLog;
}

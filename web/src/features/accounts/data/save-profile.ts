import { documents } from '@portal/domain/paths/firestore-paths';
import type { UserProfile } from '@portal/domain/users/user';
import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore';

/** Saves what people may say about themselves. */
export async function saveProfile(
  firestore: Firestore,
  uid: string,
  changes: { displayName: string; profile: UserProfile },
): Promise<void> {
  await updateDoc(doc(firestore, documents.user(uid)), { ...changes, activityAt: serverTimestamp() });
}

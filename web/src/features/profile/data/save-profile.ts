import { documents } from '@portal/domain/paths/firestore-paths';
import type { ProfileForm } from '@portal/domain/users/profile-form';
import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore';

/** Saves what people say about themselves; the photo also stands where menus and lists look for it. */
export async function saveProfile(firestore: Firestore, uid: string, changes: ProfileForm): Promise<void> {
  const { photoURL } = changes.profile;
  await updateDoc(doc(firestore, documents.user(uid)), { ...changes, photoURL, activityAt: serverTimestamp() });
}

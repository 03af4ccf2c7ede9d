import { documents } from '@portal/domain/paths/firestore-paths';
import type { ProfileForm } from '@portal/domain/users/profile-form';
import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore';

/** Saves the user's own profile; the photo is also stored where menus and lists read it. */
export async function saveProfile(firestore: Firestore, uid: string, changes: ProfileForm): Promise<void> {
  const { photoURL } = changes.profile;
  await updateDoc(doc(firestore, documents.user(uid)), { ...changes, photoURL, activityAt: serverTimestamp() });
}

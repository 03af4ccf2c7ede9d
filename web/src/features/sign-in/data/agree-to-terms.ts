import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore';

/** Stores that the user has agreed to the terms of service. */
export async function agreeToTerms(firestore: Firestore, uid: string): Promise<void> {
  await updateDoc(doc(firestore, documents.user(uid)), { termsAgreement: true, activityAt: serverTimestamp() });
}

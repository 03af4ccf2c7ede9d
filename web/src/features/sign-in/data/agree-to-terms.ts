import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore';

/** Keeps that the person has agreed to the terms of service (000 §4). */
export async function agreeToTerms(firestore: Firestore, uid: string): Promise<void> {
  await updateDoc(doc(firestore, documents.user(uid)), { termsAgreement: true, activityAt: serverTimestamp() });
}

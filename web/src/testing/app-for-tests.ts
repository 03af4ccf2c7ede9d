import { initializeApp } from 'firebase/app';
import type { FirebaseHandle } from '../firebase/app';

/** An application of Firebase that nothing answers, for tests of parts that only hold on to Firestore and Storage. */
const app = initializeApp({ projectId: 'p' });

/** The given handle, with a real application behind it. */
export function withApp({ auth, ...handle }: FirebaseHandle): FirebaseHandle {
  return { ...handle, app, auth: { ...auth, app } };
}

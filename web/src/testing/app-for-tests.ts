import { initializeApp } from 'firebase/app';
import type { FirebaseHandle } from '../firebase/app';
import { configForTests } from './config-for-tests';

/** A Firebase app without a backend, for tests of parts that only hold Firestore and Storage. */
const app = initializeApp(configForTests.firebase);

/** The given handle, with a real app. */
export function withApp({ auth, ...handle }: FirebaseHandle): FirebaseHandle {
  return { ...handle, app, auth: { ...auth, app } };
}

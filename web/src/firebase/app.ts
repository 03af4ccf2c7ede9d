import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { loadRuntimeConfig, type RuntimeConfig } from '../config/runtime-config';

/** The base of `firebase/`. Firestore and Storage join later, with the first screen that needs them. */
export interface FirebaseHandle {
  app: FirebaseApp;
  auth: Auth;
  config: RuntimeConfig;
}

let handle: Promise<FirebaseHandle> | undefined;

/** Starts Firebase once; later calls return the same handle. A failed start may be retried. */
export function startFirebase(): Promise<FirebaseHandle> {
  handle ??= start().catch((error: unknown) => {
    handle = undefined;
    throw error;
  });
  return handle;
}

async function start(): Promise<FirebaseHandle> {
  const config = await loadRuntimeConfig();
  const app = initializeApp(config.firebase);
  // Explicit persistence and no popup resolver: what `getAuth` would add is most of the sign-in page's weight.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (config.emulators) connectAuthEmulator(auth, config.emulators.authUrl, { disableWarnings: true });
  // From here on `currentUser` is known: a stored sign-in is not mistaken for none.
  await auth.authStateReady();
  return { app, auth, config };
}

import { connectFirestoreEmulator, initializeFirestore, type Firestore } from 'firebase/firestore';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import type { FirebaseHandle } from './app';

/** Firestore and Storage, for the screens behind the sign-in. */
export interface DataHandle {
  firestore: Firestore;
  storage: FirebaseStorage;
}

let handle: DataHandle | undefined;

/** Opens Firestore and Storage once. */
export function openData({ app, config }: FirebaseHandle): DataHandle {
  if (handle) return handle;
  const firestore = initializeFirestore(app, { ignoreUndefinedProperties: true });
  const storage = getStorage(app);
  if (config.emulators) {
    connectFirestoreEmulator(firestore, config.emulators.firestore.host, config.emulators.firestore.port);
    connectStorageEmulator(storage, config.emulators.storage.host, config.emulators.storage.port);
  }
  handle = { firestore, storage };
  return handle;
}

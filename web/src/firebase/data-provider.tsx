import type { Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import type { ReactNode } from 'react';
import {
  AuthProvider,
  FirebaseAppProvider,
  FirestoreProvider,
  StorageProvider,
  useFirestore,
  useStorage,
} from 'reactfire';
import { openData } from './data';
import { useFirebase } from './firebase-context';

/** Provides Firestore and Storage; loaded with the first screen behind the sign-in. */
export function DataProvider({ children }: { children: ReactNode }) {
  const handle = useFirebase();
  const { firestore, storage } = openData(handle);
  return (
    <FirebaseAppProvider firebaseApp={handle.app} suspense={false}>
      <AuthProvider sdk={handle.auth}>
        <FirestoreProvider sdk={firestore}>
          <StorageProvider sdk={storage}>{children}</StorageProvider>
        </FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

/** Firestore and Storage, behind the sign-in. */
export function useData(): { firestore: Firestore; storage: FirebaseStorage } {
  return { firestore: useFirestore(), storage: useStorage() };
}

import { createContext, useContext } from 'react';
import type { FirebaseHandle } from './app';

export const FirebaseContext = createContext<FirebaseHandle | null>(null);

/** The Firebase app and authentication; available everywhere below the root, without Firestore's weight. */
export function useFirebase(): FirebaseHandle {
  const handle = useContext(FirebaseContext);
  if (!handle) throw new Error('useFirebase is used outside of its provider');
  return handle;
}

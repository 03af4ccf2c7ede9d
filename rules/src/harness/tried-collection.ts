import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  type DocumentData,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite';
import type { Operation, Table } from './table';

/** A collection, the operations tried on it, and who may do them. */
export interface TriedCollection {
  path: string;
  /** The document to get, update and delete. */
  id: string;
  /** The application's own query; without one, a list of ten. */
  appQuery?: (db: Firestore, uid: string) => Query;
  /** The document to create, with the id `new-1`. */
  create?: (uid: string) => DocumentData;
  update?: (uid: string) => DocumentData;
  permits: Table;
}

/** A function for each operation. */
export function attempts(
  db: Firestore,
  uid: string,
  tried: TriedCollection,
): Record<Operation, () => Promise<unknown>> {
  const stored = doc(db, tried.path, tried.id);
  const all = collection(db, tried.path);
  return {
    get: () => getDoc(stored),
    list: () => getDocs(tried.appQuery?.(db, uid) ?? query(all, limit(10))),
    unfiltered: () => getDocs(all),
    group: () => getDocs(query(collectionGroup(db, all.id), limit(10))),
    create: () => setDoc(doc(db, tried.path, 'new-1'), tried.create?.(uid) ?? { id: 'new-1' }),
    update: () => updateDoc(stored, tried.update?.(uid) ?? { touched: true }),
    delete: () => deleteDoc(stored),
  };
}

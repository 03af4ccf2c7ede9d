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
} from 'firebase/firestore';
import type { Operation, Table } from './table';

/** A collection, what is tried on it, and who may. */
export interface TriedCollection {
  path: string;
  /** The document that is got, updated and deleted. */
  id: string;
  /** The application's own query; without one, a list of ten. */
  appQuery?: (db: Firestore, uid: string) => Query;
  /** What is created, under the id `new-1`. */
  create?: (uid: string) => DocumentData;
  update?: (uid: string) => DocumentData;
  permits: Table;
}

/** Each operation as a function that tries it. */
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

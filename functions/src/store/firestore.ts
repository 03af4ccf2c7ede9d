import { getApps, initializeApp } from 'firebase-admin/app';
import {
  FieldPath,
  getFirestore,
  Timestamp,
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { AnyObject, ObjectSchema } from 'yup';

/** The Admin SDK's Firestore, configured once. */
export function firestore(): Firestore {
  if (getApps().length === 0) initializeApp();
  const db = getFirestore();
  if (!prepared.has(db)) {
    db.settings({ ignoreUndefinedProperties: true });
    prepared.add(db);
  }
  return db;
}
const prepared = new WeakSet<Firestore>();

/** Initializes the app before another of its services is used. */
export function prepareApp(): void {
  if (getApps().length === 0) initializeApp();
}

/** Reads a document and casts it by its schema, so that older documents get today's defaults. */
export async function readDocument<T extends AnyObject>(path: string, schema: ObjectSchema<T>) {
  const snapshot = await firestore().doc(path).get();
  return castDocument(snapshot.data(), schema);
}

/** A page of a collection in the order of its ids. @param page.after the last id of the page before; `''` for the first. */
export async function pageOf(
  collection: string,
  { after, limit }: { after: string; limit: number },
): Promise<QueryDocumentSnapshot[]> {
  const ordered = firestore().collection(collection).orderBy(FieldPath.documentId()).limit(limit);
  return (await (after === '' ? ordered : ordered.startAfter(after)).get()).docs;
}

/** Stored data with the schema's defaults; null when there is none. */
export function castDocument<T extends AnyObject>(data: DocumentData | undefined, schema: ObjectSchema<T>) {
  return data === undefined ? null : schema.cast(data, { assert: false });
}

/** A stored point in time; null stays null (a link that never expires). */
export function timestampFrom(milliseconds: number | null): Timestamp | null {
  return milliseconds === null ? null : Timestamp.fromMillis(milliseconds);
}

/** Is this gRPC's "already exists"? Creating a document twice gives it. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 6;
}

/** Is this gRPC's "not found"? Updating a document that is gone gives it. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 5;
}

/** Is this gRPC's "failed precondition"? An update gives it when the document is no longer as it was read. */
export function hasChanged(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 9;
}

/** Maximum number of values of an `in` filter. */
const maxIn = 30;

/** Values in chunks that an `in` filter takes, each once and without empty ones. */
export function chunksOf(values: readonly string[]): string[][] {
  const known = [...new Set(values)].filter(Boolean);
  return Array.from({ length: Math.ceil(known.length / maxIn) }, (_, index) =>
    known.slice(index * maxIn, (index + 1) * maxIn),
  );
}

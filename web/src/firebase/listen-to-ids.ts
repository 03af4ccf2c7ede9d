import {
  documentId,
  onSnapshot,
  query,
  where,
  type CollectionReference,
  type FirestoreError,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';

/** Ids that one query may name. */
const idsOfQuery = 30;

/**
 * Listens to documents by their ids, in as many queries as that needs, and tells them together, in the order of the
 * ids. Those that are gone are left out.
 */
export function listenToIds(
  collection: CollectionReference,
  ids: readonly string[],
  onDocuments: (documents: QueryDocumentSnapshot[]) => void,
  onError: (error: FirestoreError) => void,
): () => void {
  const parts: (readonly QueryDocumentSnapshot[] | null)[] = [];
  const stops: (() => void)[] = [];
  const tell = () => {
    if (parts.includes(null)) return;
    const byId = new Map(parts.flatMap((part) => part ?? []).map((document) => [document.id, document]));
    onDocuments(ids.flatMap((id) => byId.get(id) ?? []));
  };
  for (let start = 0; start < ids.length; start += idsOfQuery) parts.push(null);
  parts.forEach((_, part) => {
    const named = ids.slice(part * idsOfQuery, (part + 1) * idsOfQuery);
    stops.push(
      onSnapshot(
        query(collection, where(documentId(), 'in', named)),
        ({ docs }) => {
          parts[part] = docs;
          tell();
        },
        onError,
      ),
    );
  });
  tell();
  return () => {
    for (const stop of stops) stop();
  };
}

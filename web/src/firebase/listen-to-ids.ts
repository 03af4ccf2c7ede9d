import {
  documentId,
  onSnapshot,
  query,
  where,
  type CollectionReference,
  type FirestoreError,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';

/** What is known of the documents. */
export interface FoundByIds {
  /** In the order of the ids, without missing ones. */
  documents: QueryDocumentSnapshot[];
  /** The server has not confirmed it: what is missing may exist. */
  isFromCache: boolean;
}

/** The most ids of one query. */
const idsOfQuery = 30;

/** Listens to documents by their ids, in as many queries as that needs, and emits them as one list. */
export function listenToIds(
  collection: CollectionReference,
  ids: readonly string[],
  onFound: (found: FoundByIds) => void,
  onError: (error: FirestoreError) => void,
): () => void {
  const parts: (QuerySnapshot | null)[] = [];
  const stops: (() => void)[] = [];
  const tell = () => {
    if (parts.includes(null)) return;
    const byId = new Map(parts.flatMap((part) => part?.docs ?? []).map((document) => [document.id, document]));
    onFound({
      documents: ids.flatMap((id) => byId.get(id) ?? []),
      isFromCache: parts.some((part) => part?.metadata.fromCache),
    });
  };
  for (let start = 0; start < ids.length; start += idsOfQuery) parts.push(null);
  parts.forEach((_, part) => {
    const named = ids.slice(part * idsOfQuery, (part + 1) * idsOfQuery);
    stops.push(
      onSnapshot(
        query(collection, where(documentId(), 'in', named)),
        { includeMetadataChanges: true },
        (snapshot) => {
          parts[part] = snapshot;
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

import type { Model } from '@portal/domain/fields/model';
import {
  onSnapshot,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type SnapshotMetadata,
} from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Schema } from 'yup';
import { useAuthState } from './auth-state';
import { openData } from './data';
import { useFirebase } from './firebase-context';
import { isDenied, isSessionOver, onNextSignIn, currentSignInTime } from './session-end';
import { listenToIds } from './listen-to-ids';

/** The state of something that a screen listens to. */
export type Live<T> =
  | { status: 'loading'; data: undefined; error: undefined; retry: () => void }
  | { status: 'error'; data: undefined; error: Error; retry: () => void }
  | { status: 'success'; data: T; error: undefined; retry: () => void };

type Emission<T> = { data: T } | { error: Error };

/**
 * The only way to listen. Not reactfire's `useObservable`: its cache never releases a source that once had a subscriber,
 * so every visited screen would keep listening, and it keeps failures forever (docs/decisions/004-live-queries.md).
 * @param id a complete key of the source: the listener is renewed exactly when it changes.
 */
export function useLive<T>(id: string, listen: (emit: (emission: Emission<T>) => void) => () => void): Live<T> {
  const handle = useFirebase();
  const { auth } = handle;
  const authState = useAuthState();
  const [attempt, setAttempt] = useState(0);
  const [uid, signIns] =
    authState.status === 'signedIn' ? [authState.authUser.uid, authState.signIns] : ['signed-out', 0];
  const source = `${uid}|${attempt}|${id}`;
  const [latest, setLatest] = useState<{ source: string; emission: Emission<T>; signIn: string | null }>();
  useEffect(
    () => {
      let isListening = true;
      const begun = currentSignInTime(auth);
      const stop = listen((emission) => {
        if (!('error' in emission)) {
          setLatest({ source, emission, signIn: null });
          return;
        }
        void begun.then(async (signIn) => {
          const isOver = await isSessionOver(auth, openData(handle).firestore, emission.error);
          // An ended session clears nothing from the screen: the listener is renewed after the next sign-in.
          if (!isOver && isListening) setLatest({ source, emission, signIn });
        });
      });
      return () => {
        isListening = false;
        stop();
      };
    },
    // `source` says everything about what is listened to; the function is made anew with each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [source, signIns],
  );
  const retry = useCallback(() => {
    setAttempt((number) => number + 1);
  }, []);
  const emission = latest?.source === source ? latest.emission : undefined;
  const isRefused = emission !== undefined && 'error' in emission && isDenied(emission.error);
  const refusedSignIn = latest?.signIn ?? null;
  useEffect(
    () => (isRefused ? onNextSignIn(auth, refusedSignIn, retry) : undefined),
    [isRefused, auth, refusedSignIn, retry],
  );
  return useMemo(() => {
    if (!emission) return { status: 'loading', data: undefined, error: undefined, retry };
    if ('error' in emission) return { status: 'error', data: undefined, error: emission.error, retry };
    return { status: 'success', data: emission.data, error: undefined, retry };
  }, [emission, retry]);
}

/**
 * Keeps the last data while it cannot be read: a screen that is in use stays.
 * @param live of one and the same source; a component for another one has another `key`.
 */
export function useLastLoaded<T>(live: Live<T>): Live<T> {
  const [last, setLast] = useState(live);
  if (live.status === 'success' && live !== last) setLast(live);
  return live.status === 'success' || last.status !== 'success' ? live : last;
}

/** A stored document as the domain's model, with its id. */
export function readDocument<S extends Schema>(schema: S, snapshot: DocumentSnapshot): Model<S> {
  return schema.cast({ id: snapshot.id, ...snapshot.data({ serverTimestamps: 'estimate' }) }, { assert: false });
}

/**
 * Whether the server has not answered yet. After ten seconds without an answer Firestore emits the cache; an empty
 * cache does not mean that there is nothing.
 */
function isUnheard({ fromCache, hasPendingWrites }: SnapshotMetadata): boolean {
  return fromCache && !hasPendingWrites;
}

/**
 * Listens to one document; `null` when it does not exist.
 * @param reference null for none: the same as a missing document.
 */
export function useLiveDocument<S extends Schema>(
  reference: DocumentReference | null,
  schema: S,
): Live<Model<S> | null> {
  const listen = (emit: (emission: Emission<Model<S> | null>) => void) => {
    if (reference === null) {
      emit({ data: null });
      return () => undefined;
    }
    return onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.exists() && isUnheard(snapshot.metadata)) return;
        emit({ data: snapshot.exists() ? readDocument(schema, snapshot) : null });
      },
      (error) => {
        emit({ error });
      },
    );
  };
  return useLive(`document:${reference?.path ?? ''}`, listen);
}

/**
 * Listens to a bounded query.
 * @param id a key of the query with all its parameters; the listener is renewed exactly when it changes.
 */
export function useLiveQuery<S extends Schema>(id: string, query: Query, schema: S): Live<Model<S>[]> {
  return useLive(`query:${id}`, (emit) =>
    onSnapshot(
      query,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.empty && isUnheard(snapshot.metadata)) return;
        emit({ data: snapshot.docs.map((document) => readDocument(schema, document)) });
      },
      (error) => {
        emit({ error });
      },
    ),
  );
}

/**
 * Listens to documents of a collection by their ids, in the order of the ids, without missing ones. `isFromCache` while
 * the server has not confirmed that they are missing.
 */
export function useLiveDocuments<S extends Schema>(
  collection: CollectionReference,
  ids: readonly string[],
  schema: S,
): Live<{ found: Model<S>[]; isFromCache: boolean }> {
  return useLive(`documents:${collection.path}|${ids.join()}`, (emit) =>
    listenToIds(
      collection,
      ids,
      ({ documents, isFromCache }) => {
        emit({ data: { found: documents.map((document) => readDocument(schema, document)), isFromCache } });
      },
      (error) => {
        emit({ error });
      },
    ),
  );
}

import {
  editingTimeoutMs,
  editingHeartbeatMs,
  editingSchema,
  type NotesField,
} from '@portal/domain/candidates/editing';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, deleteDoc, doc, limit, query, serverTimestamp, setDoc } from 'firebase/firestore';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';
import { useSignedIn } from '../../../session/session-context';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

/** Bound of the query. */
const maxWriters = 20;

/** Who else is writing in the notes of a candidate, live; an entry expires when it is not renewed. */
export function useNotesWriters({ organizationId, jobId, candidateId }: CandidateKey): (field: NotesField) => string[] {
  const { firestore } = useData();
  const { user } = useSignedIn();
  const path = collections.candidateEditing(organizationId, jobId, candidateId);
  const writers = useLiveQuery(path, query(collection(firestore, path), limit(maxWriters)), editingSchema);
  const others = (writers.data ?? []).filter(({ id }) => id !== user.id);
  const [now, setNow] = useState(() => Date.now());
  const newest = Math.max(0, ...others.map(({ at }) => at?.toMillis() ?? 0));
  useEffect(() => {
    if (newest + editingTimeoutMs < Date.now()) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 2_000);
    return () => {
      clearInterval(timer);
    };
  }, [newest]);
  return (field) =>
    others
      .filter((writer) => writer.field === field && (writer.at?.toMillis() ?? 0) + editingTimeoutMs > now)
      .map(({ id }) => id);
}

/** Announces to other users that this one is writing: at most every few seconds, and withdraws it at the end. */
export function useAnnounceWriting({ organizationId, jobId, candidateId }: CandidateKey, field: NotesField) {
  const { firestore } = useData();
  const { user } = useSignedIn();
  const path = `${collections.candidateEditing(organizationId, jobId, candidateId)}/${user.id}`;
  const announcedAt = useRef(0);
  const announce = useCallback(() => {
    if (Date.now() - announcedAt.current < editingHeartbeatMs) return;
    announcedAt.current = Date.now();
    // Only a hint: the text itself is safe without it.
    setDoc(doc(firestore, path), { field, at: serverTimestamp() }).catch(() => undefined);
  }, [firestore, path, field]);
  const end = useCallback(() => {
    if (announcedAt.current === 0) return;
    announcedAt.current = 0;
    deleteDoc(doc(firestore, path)).catch(() => undefined);
  }, [firestore, path]);
  useEffect(() => end, [end]);
  return { announce, end };
}

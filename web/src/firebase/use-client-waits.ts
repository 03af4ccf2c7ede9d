import { dayMs } from '@portal/domain/constants/time';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { clientWaitSchema, isOverdue, type ClientWait } from '@portal/domain/submissions/client-wait';
import { collection, doc, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { useState } from 'react';
import { useData } from './data-provider';
import { useLiveDocument, useLiveQuery, type Live } from './use-live';

const maxWaits = 500;
/** Submissions of this time count for how fast clients answer. */
const countedDays = 90;

/**
 * Submissions that the client should have answered by now, live, the oldest first.
 * @param max at most 500.
 */
export function useOverdueWaits(organizationId: string, workingDays: number, max = maxWaits): Live<ClientWait[]> {
  const { firestore } = useData();
  const [now] = useState(() => Date.now());
  const path = collections.clientWaits(organizationId);
  // Working days are at least as long as days, so this finds all of them, and some that are not due yet.
  const live = useLiveQuery(
    `${path}|overdue|${workingDays}|${max}`,
    query(
      collection(firestore, path),
      where('isWaiting', '==', true),
      where('submittedAt', '<=', Timestamp.fromMillis(now - workingDays * dayMs)),
      orderBy('submittedAt'),
      limit(max),
    ),
    clientWaitSchema,
  );
  if (live.status !== 'success') return live;
  return { ...live, data: live.data.filter((wait) => isOverdue(wait, workingDays, now)) };
}

/** The waits of a job that are not over, live. */
export function useWaitsOfJob(organizationId: string, jobId: string): Live<ClientWait[]> {
  const { firestore } = useData();
  const path = collections.clientWaits(organizationId);
  return useLiveQuery(
    `${path}|${jobId}`,
    query(collection(firestore, path), where('jobId', '==', jobId), where('isWaiting', '==', true), limit(maxWaits)),
    clientWaitSchema,
  );
}

/** The wait of a candidate, live; null when the candidate was not submitted. */
export function useClientWait(organizationId: string, candidateId: string): Live<ClientWait | null> {
  const { firestore } = useData();
  return useLiveDocument(doc(firestore, documents.clientWait(organizationId, candidateId)), clientWaitSchema);
}

/** The latest submissions of the last 90 days, answered or not, live. */
export function useLatestWaits(organizationId: string): Live<ClientWait[]> {
  const { firestore } = useData();
  const [since] = useState(() => Date.now() - countedDays * dayMs);
  const path = collections.clientWaits(organizationId);
  return useLiveQuery(
    `${path}|latest`,
    query(
      collection(firestore, path),
      where('submittedAt', '>=', Timestamp.fromMillis(since)),
      orderBy('submittedAt', 'desc'),
      limit(maxWaits),
    ),
    clientWaitSchema,
  );
}

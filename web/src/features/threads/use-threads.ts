import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { maxShownMessages } from '@portal/domain/constants/threads';
import { threadsApi } from '@portal/domain/contracts/threads-api';
import { collections } from '@portal/domain/paths/firestore-paths';
import { threadMessageSchema, threadSchema } from '@portal/domain/threads/thread';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { callApi } from '../../firebase/api-client';
import { useData } from '../../firebase/data-provider';
import { useFirebase } from '../../firebase/firebase-context';
import { useLiveQuery } from '../../firebase/use-live';

const maxThreads = 50;

/** The threads about a candidate with the newest message first, live. */
export function useThreads({ organizationId, jobId, candidateId }: CandidateKey) {
  const { firestore } = useData();
  const path = collections.threads(organizationId, jobId, candidateId);
  return useLiveQuery(
    `${path}|${maxThreads}`,
    query(collection(firestore, path), orderBy('lastMessageAt', 'desc'), limit(maxThreads)),
    threadSchema,
  );
}

/** The newest messages of a thread, the newest first, live. */
export function useThreadMessages({ organizationId, jobId, candidateId }: CandidateKey, threadId: string) {
  const { firestore } = useData();
  const path = collections.threadMessages(organizationId, jobId, candidateId, threadId);
  return useLiveQuery(
    `${path}|${maxShownMessages}`,
    query(collection(firestore, path), orderBy('createdAt', 'desc'), limit(maxShownMessages)),
    threadMessageSchema,
  );
}

/** Calls about a thread. */
export function useThreadCalls({ organizationId, jobId, candidateId }: CandidateKey, threadId: string) {
  const { auth } = useFirebase();
  const key = { organizationId, jobId, candidateId, threadId };
  return {
    answer: (messageId: string, text: string) =>
      callApi(auth, threadsApi.answerThread, { ...key, messageId, text }, { api: 'app' }),
    markRead: () => callApi(auth, threadsApi.markThreadRead, key, { api: 'app' }),
  };
}

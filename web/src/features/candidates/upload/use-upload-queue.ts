import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, getDoc } from 'firebase/firestore';
import { useState, useSyncExternalStore } from 'react';
import { useLeaveWarning } from '../../../components/ui/use-leave-warning';
import { useData } from '../../../firebase/data-provider';
import { useFirebase } from '../../../firebase/firebase-context';
import type { DoubtAnswer, DuplicateAnswer } from './upload';
import { rememberUnfinished } from './remember-unfinished';
import { UploadQueue } from './upload-queue';
import { uploadSteps } from './upload-steps';

/** Queues outlive the page: uploads go on while the user looks at another job. */
const queues = new Map<string, UploadQueue>();

/** The uploads of a job, and the way to add files to them. */
export function useUploadQueue(organizationId: string, jobId: string) {
  const { auth } = useFirebase();
  const { firestore, storage } = useData();
  const [queue] = useState(() => {
    const key = `${organizationId}/${jobId}`;
    const known = queues.get(key);
    if (known) return known;
    const made = new UploadQueue(uploadSteps({ auth, firestore, storage, organizationId, jobId }));
    queues.set(key, made);
    void rememberUnfinished(made, key, async (candidateId) =>
      (await getDoc(doc(firestore, documents.candidate(organizationId, jobId, candidateId)))).exists(),
    );
    return made;
  });
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot);
  useLeaveWarning(queue.isActive);
  return {
    uploads,
    add: (files: readonly File[]) => {
      queue.enqueue(files);
    },
    clear: () => {
      queue.clearFinished();
    },
    cancel: (ids: readonly string[]) => {
      queue.cancel(ids);
    },
    retry: (ids: readonly string[]) => {
      queue.retry(ids);
    },
    answer: (ids: readonly string[], answer: DuplicateAnswer) => {
      queue.answer(ids, answer);
    },
    answerDoubt: (ids: readonly string[], answer: DoubtAnswer) => {
      queue.answerDoubt(ids, answer);
    },
  };
}

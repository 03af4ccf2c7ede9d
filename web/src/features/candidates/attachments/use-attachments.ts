import { attachmentSchema } from '@portal/domain/candidates/attachment';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

const maxAttachments = 200;

/** A candidate's attachments, live, without the removed ones. */
export function useAttachments({ organizationId, jobId, candidateId }: CandidateKey) {
  const { firestore } = useData();
  const path = collections.fileAttachments(organizationId, jobId, candidateId);
  const live = useLiveQuery(path, query(collection(firestore, path), limit(maxAttachments)), attachmentSchema);
  return useMemo(
    () => (live.status === 'success' ? { ...live, data: live.data.filter(({ isRemoved }) => !isRemoved) } : live),
    [live],
  );
}

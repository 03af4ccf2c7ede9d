import { jobSchema } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument } from '../../../firebase/use-live';

/** One job, live; null when it does not exist. */
export function useJob(organizationId: string, jobId: string) {
  const { firestore } = useData();
  return useLiveDocument(doc(firestore, documents.job(organizationId, jobId)), jobSchema);
}

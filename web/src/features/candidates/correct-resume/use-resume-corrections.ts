import { resumeCorrectionsSchema } from '@portal/domain/corrections/resume-corrections';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument } from '../../../firebase/use-live';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

/** What people corrected about the resume, live; null when nobody has. */
export function useResumeCorrections({ organizationId, jobId, candidateId }: CandidateKey) {
  const { firestore } = useData();
  const path = documents.candidateCorrections(organizationId, jobId, candidateId);
  return useLiveDocument(doc(firestore, path), resumeCorrectionsSchema);
}

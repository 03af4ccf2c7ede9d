import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { resumeParsingSchema } from '@portal/domain/candidates/parsing-record';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument } from '../../../firebase/use-live';

/** One candidate, live; null when there is none. */
export function useCandidate({ organizationId, jobId, candidateId }: CandidateKey) {
  const { firestore } = useData();
  return useLiveDocument(doc(firestore, documents.candidate(organizationId, jobId, candidateId)), jobCandidateSchema);
}

/** The parsed and graded resume, live; null until it is parsed. */
export function useResumeParsing({ organizationId, jobId, candidateId }: CandidateKey) {
  const { firestore } = useData();
  const path = documents.candidateParsing(organizationId, jobId, candidateId);
  return useLiveDocument(doc(firestore, path), resumeParsingSchema);
}

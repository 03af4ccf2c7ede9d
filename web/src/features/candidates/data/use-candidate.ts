import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { resumeParsingSchema } from '@portal/domain/candidates/parsing-record';
import { feedbackSchema } from '@portal/domain/feedback/feedback';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { collection, doc, limit, orderBy, query } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument, useLiveQuery } from '../../../firebase/use-live';

/** What is shown of what happened; the rest is history. */
const maxFeedback = 50;

/** One candidate, live; null when there is none. */
export function useCandidate({ organizationId, jobId, candidateId }: CandidateKey) {
  const { firestore } = useData();
  return useLiveDocument(doc(firestore, documents.candidate(organizationId, jobId, candidateId)), jobCandidateSchema);
}

/** What the parser and the grader said about the resume, live; null until it is parsed. */
export function useResumeParsing({ organizationId, jobId, candidateId }: CandidateKey) {
  const { firestore } = useData();
  const path = documents.candidateParsing(organizationId, jobId, candidateId);
  return useLiveDocument(doc(firestore, path), resumeParsingSchema);
}

/** The newest feedback of viewers, live. */
export function useFeedback({ organizationId, jobId, candidateId }: CandidateKey) {
  const { firestore } = useData();
  const path = collections.candidateFeedback(organizationId, jobId, candidateId);
  return useLiveQuery(
    `${path}|${maxFeedback}`,
    query(collection(firestore, path), orderBy('createdAt', 'desc'), limit(maxFeedback)),
    feedbackSchema,
  );
}

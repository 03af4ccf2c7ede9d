import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { useEffect } from 'react';
import { useCandidate, useResumeParsing } from '../data/use-candidate';

/** A candidate as far as it has come. */
export type ComparedCandidate =
  | { id: string; status: 'loading' | 'gone' }
  | { id: string; status: 'failed'; retry: () => void }
  | { id: string; status: 'there'; candidate: JobCandidate; parsing: ResumeParsing | null };

/** Listens to one of the compared candidates; their number changes, so that each is a component of its own. */
export function ComparedCandidateLoader(
  props: CandidateKey & { onLoaded: (candidateId: string, compared: ComparedCandidate) => void },
) {
  const { candidateId, onLoaded } = props;
  const candidate = useCandidate(props);
  const parsing = useResumeParsing(props);
  useEffect(() => {
    const id = candidateId;
    const failed = [candidate, parsing].find(({ status }) => status === 'error');
    if (failed) onLoaded(id, { id, status: 'failed', retry: failed.retry });
    else if (candidate.status !== 'success' || parsing.status !== 'success') onLoaded(id, { id, status: 'loading' });
    else if (!candidate.data || candidate.data.isDeleted) onLoaded(id, { id, status: 'gone' });
    else onLoaded(id, { id, status: 'there', candidate: candidate.data, parsing: parsing.data });
  }, [candidateId, candidate, parsing, onLoaded]);
  return null;
}

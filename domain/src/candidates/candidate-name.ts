import { candidatePageTexts } from '../texts/candidate-page';
import type { JobCandidate } from './job-candidate';

/** What staff call a candidate: a resume without a readable name is told apart by its address or by its file. */
export function candidateName({
  fullName,
  email,
  resume,
}: Pick<JobCandidate, 'fullName' | 'email'> & Partial<Pick<JobCandidate, 'resume'>>): string {
  return fullName || email || resume?.fileName || candidatePageTexts.unnamed;
}

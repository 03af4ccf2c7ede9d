import { candidatePageTexts } from '../texts/candidate-page';
import type { JobCandidate } from './job-candidate';

/** The name that staff see; the email or the file name when the resume has no readable name. */
export function candidateName({
  fullName,
  email,
  resume,
}: Pick<JobCandidate, 'fullName' | 'email'> & Partial<Pick<JobCandidate, 'resume'>>): string {
  return fullName || email || resume?.fileName || candidatePageTexts.unnamed;
}

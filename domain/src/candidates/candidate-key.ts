/** Which candidate: the ids of their document's path. */
export interface CandidateKey {
  organizationId: string;
  jobId: string;
  candidateId: string;
}

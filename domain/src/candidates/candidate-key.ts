/** The ids in the path of a candidate's document. */
export interface CandidateKey {
  organizationId: string;
  jobId: string;
  candidateId: string;
}

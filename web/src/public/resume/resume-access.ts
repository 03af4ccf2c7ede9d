/** What opens a resume: the token, the candidate's id, and the access code where one is required. */
export interface ResumeAccess {
  publicToken: string;
  candidateId: string;
  /** `''` without input. Kept in memory and in a session cookie, never in a URL. */
  accessCode: string;
}

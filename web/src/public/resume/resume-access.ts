/** What opens a resume: the token, the id it belongs to, and the code where one is asked for. */
export interface ResumeAccess {
  publicToken: string;
  candidateId: string;
  /** `''` when none was typed. Lives in the page alone, never in storage or in an address. */
  accessCode: string;
}

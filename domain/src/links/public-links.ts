/** Paths of the public pages. */
export const publicLinks = {
  /** A candidate's public resume page. */
  resume: (publicToken: string, candidateId: string) => `/resumes/${publicToken}/${candidateId}`,
  /** A candidate in Client Connect. */
  clientCandidate: (key: { organizationId: string; contactId: string; jobId: string; candidateId: string }) =>
    `/client/${key.organizationId}/${key.contactId}/jobs/${key.jobId}/${key.candidateId}`,
  /** The page of a submission of several candidates; the token is a recipient's. */
  shortlist: (shortlistToken: string) => `/resumes/shortlist/${shortlistToken}`,
  /** A job's public page, where applicants upload resumes. */
  job: (publicToken: string, jobId: string) => `/organization/${publicToken}/${jobId}`,
  /**
   * Marketing pages. Ids are encoded; the path ends with the recipient's, if the link names one.
   * @param data the link's sealed code, without which nothing opens.
   */
  profile: (candidateId: string, recipientId: string, data: string) =>
    withData(`/profiles/${candidateId}`, recipientId, data),
  jobProfile: (jobId: string, recipientId: string, data: string) => withData(`/job/${jobId}`, recipientId, data),
  /** @param kind of what the tearsheet lists. */
  tearsheet: (
    kind: 'candidates' | 'jobs',
    organizationId: string,
    tearsheetId: string,
    recipientId: string,
    data: string,
  ) => withData(`/tearsheet/${kind}/${organizationId}/${tearsheetId}`, recipientId, data),
  /** Where a candidate agrees to be represented. @param code sealed. */
  agreement: (code: string) => `/agreement/${code}`,
  keep: (code: string) => `/keep/${code}`,
  /** Where applicants follow their application. @param code sealed. */
  application: (code: string) => `/application/${code}`,
  resumeConfirmation: () => '/resume-confirmation',
  notFound: () => '/error404',
  /** The error page for viewers, who cannot sign in. */
  deadLink: () => '/error404#link',
} as const;

function withData(path: string, recipientId: string, data: string): string {
  return `${path}${recipientId && `/${recipientId}`}?data=${encodeURIComponent(data)}`;
}

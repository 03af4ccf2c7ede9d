/** Paths of the public pages. */
export const publicLinks = {
  /** A candidate's public resume page. */
  resume: (publicToken: string, candidateId: string) => `/resumes/${publicToken}/${candidateId}`,
  /** A job's public page, where applicants upload resumes. */
  job: (publicToken: string, jobId: string) => `/organization/${publicToken}/${jobId}`,
  resumeConfirmation: () => '/resume-confirmation',
  notFound: () => '/error404',
} as const;

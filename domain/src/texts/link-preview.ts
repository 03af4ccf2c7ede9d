/** What chat and mail programs show of a public link. */
export const linkPreviewTexts = {
  resume: (organizationName: string) => `A resume from ${organizationName}`,
  resumeHint: (organizationName: string) => `${organizationName} shared a candidate with you.`,
  job: (jobTitle: string, organizationName: string) => `${jobTitle} · ${organizationName}`,
  jobHint: (organizationName: string) =>
    `A job at a client of ${organizationName}. Read about it and send your resume.`,
  candidate: (organizationName: string) => `A candidate from ${organizationName}`,
  candidates: (organizationName: string) => `Candidates from ${organizationName}`,
  candidatesHint: (organizationName: string) => `${organizationName} shared candidates with you.`,
  anyJob: (organizationName: string) => `A job from ${organizationName}`,
  anyJobHint: (organizationName: string) => `${organizationName} shared a job with you.`,
  jobs: (organizationName: string) => `Jobs from ${organizationName}`,
  jobsHint: (organizationName: string) => `${organizationName} shared jobs with you.`,
  unsubscribe: (organizationName: string) => `Emails from ${organizationName}`,
} as const;

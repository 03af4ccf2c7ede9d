/** What chat and mail programs show of a public link. */
export const linkPreviewTexts = {
  resume: (organizationName: string) => `A resume from ${organizationName}`,
  resumeHint: (organizationName: string) => `${organizationName} shared a candidate with you.`,
  job: (jobTitle: string, organizationName: string) => `${jobTitle} · ${organizationName}`,
  jobHint: (organizationName: string) =>
    `A job at a client of ${organizationName}. Read about it and send your resume.`,
} as const;

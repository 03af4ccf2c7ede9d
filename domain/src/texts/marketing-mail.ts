/** Mails that market candidates and jobs: default texts and the layout's own words. */
export const marketingMailTexts = {
  /** Default subjects; `organizationName` is the agency. */
  subjects: {
    profile: (organizationName: string) => `${organizationName} candidate available`,
    tearsheet: (organizationName: string) => `${organizationName} tearsheet of candidates available`,
    jobProfile: (organizationName: string) => `${organizationName} job available`,
    jobTearsheet: (organizationName: string) => `${organizationName} tearsheet of jobs available`,
  },
  /** Default bodies. */
  bodies: {
    profile:
      '<p>Hi [clientFirstName],</p><p>I would like to introduce [candidateName], [candidateJobTitle].</p><p>[comments]</p><p>[profileText]</p><p>[resumeLink]</p><p>Kind regards,<br />[senderName]<br />[emailSignature]</p>',
    tearsheet:
      '<p>Hi [clientFirstName],</p><p>These candidates are available now: [tearsheetName].</p><p>[comments]</p><p>[tearsheetLink]</p><p>Kind regards,<br />[senderName]<br />[emailSignature]</p>',
    jobProfile:
      '<p>Hi [clientFirstName],</p><p>We have a new job that may interest you: [jobTitle].</p><p>[comments]</p><p>[jobLink]</p><p>Kind regards,<br />[senderName]<br />[emailSignature]</p>',
    jobTearsheet:
      '<p>Hi [clientFirstName],</p><p>These jobs may interest you: [tearsheetName].</p><p>[comments]</p><p>[tearsheetLink]</p><p>Kind regards,<br />[senderName]<br />[emailSignature]</p>',
  },
  linkLabels: {
    profile: 'View profile',
    tearsheet: 'View candidates',
    jobProfile: 'View job',
    jobTearsheet: 'View jobs',
  },
  reason: (organizationName: string) => `You receive this email because you are a contact of ${organizationName}.`,
  test: (subject: string) => `[Test] ${subject}`,
  /** The contact who stands in for all in a preview without recipients. */
  sampleContact: { firstName: 'Alex', lastName: 'Morgan', companyName: 'Example Company' },
  reminder: (subject: string) => `Reminder: ${subject}`,
} as const;

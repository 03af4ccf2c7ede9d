/** Mails about viewers of public pages. */
export const mailTexts = {
  accessRequested: (candidateName: string) => `Access requested to the resume of ${candidateName || 'your candidate'}`,
  newApplicant: (candidateName: string) => (candidateName ? `New applicant: ${candidateName}` : 'New applicant'),
  score: 'Score',
  feedbackCopy: (candidateName: string) => `Your feedback on ${candidateName || 'a candidate'}`,
  feedbackCopyIntroduction: 'Thank you for your feedback. This is what you told us.',
  feedbackCopyWithoutText: 'What you wrote in your own words was sent to the recruiter and is not repeated here.',
  openCandidate: 'Open candidate',
  openAddress: 'If the button does not work, open this address:',
  job: 'Job',
  vote: 'Vote',
  viewer: 'Viewer',
  email: 'Email',
  recruiterReason:
    'You get this mail because you work on this candidate. You can switch these mails off in your account settings.',
  feedbackCopyReason: 'You get this mail because this address was given with the feedback.',
} as const;

/** A viewer's answers on a resume in a word each. */
export const answerWords = { positive: 'Yes', maybe: 'Maybe', negative: 'No' } as const;

/** Votes and questions of viewers. */
export const feedbackTexts = {
  candidatePrompt: 'How do you feel about this candidate?',
  jobPrompt: 'Are you interested in this job?',
  voteFailed: 'Error accepting your vote. Please try again later',
  failed: 'Could not submit your feedback. Please try again.',
  submit: 'Submit feedback',
  send: 'Send',
  applyQuestion: 'Would you like to Apply for this job?',
  approvePrompt: "Is there anything you'd like us to know?",
  declinePrompt: 'What kinds of jobs are you interested in?',
  whyApprove: 'Why do you approve of this candidate?',
  whyDecline: 'Why do you decline this candidate?',
  schedule: 'Would you like to schedule an interview?',
  scheduleTime: 'When would suit you?',
  suggestion: 'What would you suggest instead?',
  yes: 'Yes',
  no: 'No',
  approve: 'Thumbs up',
  decline: 'Thumbs down',
  /** What a viewer who has voted reads on the page and in lists. */
  ownVotes: {
    positive: 'You gave a thumbs up.',
    negative: 'You gave a thumbs down.',
    maybe: 'You answered Maybe.',
  },
  changeAnswer: 'Change your answer',
  ownInterest: { positive: 'You are interested in this job.', negative: 'You are not interested in this job.' },
  terms: 'I agree to the terms of service',
  readTerms: (agency: string) =>
    agency ? `Read the terms of service of the portal that ${agency} uses` : 'Read the terms of service',
  email: 'Your email address',
  emailHint: 'So that the recruiter can get back to you.',
  close: 'Close',
  yourOpinion: 'Your opinion',
  optional: 'optional',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
} as const;

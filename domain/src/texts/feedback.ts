/** Votes and questions of viewers (002 §2, §5, §8, §9). */
export const feedbackTexts = {
  candidatePrompt: 'How do you feel about this candidate?',
  jobPrompt: 'Are you interested in this job?',
  voteFailed: 'Error accepting your vote. Please try again later',
  failed: 'Could not submit your feedback. Please try again.',
  submit: 'Submit feedback',
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
  terms: 'I agree to the terms of service',
} as const;

/** What a vote may be about (002 §5). */
export const feedbackReasonTexts = {
  experience: 'Experience',
  education: 'Education',
  workHistory: 'Work History',
  skills: 'Skills',
  other: 'Other',
} as const;

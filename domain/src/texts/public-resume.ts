/** Public resume page (002 §2, §5, §8). */
export const publicResumeTexts = {
  otherCandidates: (n: number) => `See ${n} other candidates for this job`,
  downloadPdf: 'Download PDF Version',
  validating: 'Validating Profile',
  expired: 'Access to this Resume has expired. Please contact me to reactivate access to this Resume.',
  requestPrompt: 'Enter your email address to request access to this Resume',
  request: 'Request',
  /** Sent with the request; the viewer does not see it. */
  requestMessage: "I'd like to view this resume. Please make it active again, thanks!",
  requested: 'Your request has been submitted',
  requestFailed: 'Could not submit your request. Please try again.',
  enterAccessCode: 'Enter the access code to see this resume',
  wrongAccessCode: 'Wrong access code',
} as const;

/** The question about an upload that is readable but does not look like a resume. */
export const doubtedResumeTexts = {
  question: 'This does not look like a resume. Keep it?',
  severalQuestion: 'These files do not look like resumes. Keep them?',
  keep: 'Keep',
  discard: 'Discard',
} as const;

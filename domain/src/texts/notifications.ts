/** Who gets notifications where nobody is chosen in the settings. */
export const notificationTexts = {
  activityFallback:
    'Nobody is chosen, so the candidate’s recruiter gets these emails; without one the job’s recruiter, the job’s owner, or the email of your organization.',
  submissionReadyFallback: 'Nobody is chosen, so nobody gets these emails.',
  marketingFallback: 'Nobody is chosen, so the user who sent the link gets these emails.',
} as const;

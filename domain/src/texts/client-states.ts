/** Where a candidate is with the client, by state. @param day of the submission, the answer or the interview. */
export const clientStateTexts = {
  waiting: (day: string) => `Waiting since ${day}`,
  maybe: (_day: string) => 'Maybe',
  approved: (_day: string) => 'Approved',
  declined: (_day: string) => 'Declined',
  interview: (day: string) => `Interview on ${day}`,
  hidden: (_day: string) => 'Hidden from the client',
} as const;

export const clientStateFilterTexts = {
  label: 'Client',
  waiting: 'Waiting',
  maybe: 'Maybe',
  approved: 'Approved',
  declined: 'Declined',
  interview: 'Interview',
  hidden: 'Hidden',
  nobody: 'No candidate of this job is in that state with the client.',
} as const;

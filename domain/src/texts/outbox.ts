/** Mails about viewers' answers that could not be sent. */
export const outboxTexts = {
  unsent: (count: number) => (count === 1 ? '1 email could not be sent' : `${count} emails could not be sent`),
  types: {
    vote: (name: string) => `Vote of ${name}`,
    feedback: (name: string) => `Feedback of ${name}`,
    accessRequest: (name: string) => `Access request of ${name}`,
  },
  sendAgain: 'Send again',
  sendAgainTo: (name: string) => `Send again: ${name}`,
  queued: 'The email is sent again',
} as const;

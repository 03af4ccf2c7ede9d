/** Unsubscribing from mails. The page's own texts are labels, see `labels.ts`. */
export const unsubscribeTexts = {
  /** Default text of the link in mails. */
  link: 'Unsubscribe',
  /** From what the page unsubscribes. */
  about: {
    sm: (organizationName: string) => `You will get no more emails from ${organizationName} about candidates.`,
    jm: (organizationName: string) => `You will get no more emails from ${organizationName} about jobs.`,
  },
  all: (organizationName: string) => `Also no other emails of ${organizationName}`,
  /** Mail to the sender. */
  notice: (name: string) => `${name} has unsubscribed from your emails`,
  email: 'Email',
  from: 'No more emails about',
  kinds: { sm: 'Candidates', jm: 'Jobs' },
  mailing: 'In answer to',
  openMailing: 'Open mailing',
  noticeReason: 'You get this mail because you sent an email to this contact.',
  loading: 'Loading',
} as const;

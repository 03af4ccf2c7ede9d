/** Unsubscribing from mails. The page's own texts are labels, see `labels.ts`. */
export const unsubscribeTexts = {
  /** Default text of the link in mails. */
  link: 'Unsubscribe',
  /** Mail to the sender. */
  notice: (name: string) => `${name} has unsubscribed from your emails`,
  email: 'Email',
  noticeReason: 'You get this mail because you sent an email to this contact.',
  loading: 'Loading',
} as const;

/** Unsubscribing from mails. The page's own texts are labels, see `labels.ts`. */
export const unsubscribeTexts = {
  /** Default text of the link in mails. */
  link: 'Unsubscribe',
} as const;

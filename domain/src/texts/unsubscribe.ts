/** Unsubscribing from mails (001 §9). The page's own texts are labels, see `labels.ts`. */
export const unsubscribeTexts = {
  /** Text of the link in mails when the organization has set none. */
  link: 'Unsubscribe',
} as const;

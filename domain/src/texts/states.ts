/** What every screen says while it loads, saves, is empty or has failed. */
export const loadStateTexts = {
  loading: 'Loading…',
  empty: 'Nothing here yet.',
  noResults: 'No results found',
  noData: 'No data found.',
  failed: 'This could not be loaded.',
  tryAgain: 'Try again',
  offline: 'There is no connection. This comes as soon as you are online again.',
} as const;

/** Fields that save themselves. */
export const saveStateTexts = {
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved. Trying again…',
} as const;

/** Said to viewers without an account while there is no connection. */
export const sendStateTexts = { notSent: 'Not sent: you are offline. Trying again…' } as const;

/** Asked before changes that nobody has saved are thrown away. */
export const discardTexts = {
  question: 'Discard your changes?',
  consequence: 'What you changed here is not saved yet.',
  discard: 'Discard changes',
  keep: 'Keep editing',
} as const;

/** Alerts for failures that carry no message of their own (001 §8); misspelt as specified. */
export const failureTexts = {
  title: 'Error',
  changeFailed: 'Something wrong hapened',
  unexpected: 'Something wrong happened',
} as const;

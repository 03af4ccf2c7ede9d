/** Loading, empty and error states of all screens. */
export const loadStateTexts = {
  loading: 'Loading…',
  empty: 'Nothing here yet.',
  noResults: 'No results found',
  noData: 'No data found.',
  failed: 'This could not be loaded.',
  tryAgain: 'Try again',
  offline: 'There is no connection. This comes as soon as you are online again.',
} as const;

/** Fields with autosave. */
export const saveStateTexts = {
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved. Trying again…',
} as const;

/** Shown to viewers while offline. */
export const sendStateTexts = { notSent: 'Not sent: you are offline. Trying again…' } as const;

/** Confirmation before unsaved changes are discarded. */
export const discardTexts = {
  question: 'Discard your changes?',
  consequence: 'What you changed here is not saved yet.',
  discard: 'Discard changes',
  keep: 'Keep editing',
} as const;

/** Default error alerts. The misspelling is required. */
export const failureTexts = {
  title: 'Error',
  changeFailed: 'Something wrong hapened',
  unexpected: 'Something wrong happened',
} as const;

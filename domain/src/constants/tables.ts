/** Rows on a page of a table (001 §9). */
export const defaultPageSize = 10;
export const pageSizes = [5, 10, 15, 20, 50, 100, 200] as const;

/** Rows that an exported file has at most. */
export const maxExportRows = 10_000;

/** How long a removal can be undone, in milliseconds. */
export const undoMs = 8000;

/** From the last key in a search box to the search, in milliseconds (001 §9, 002 §9). */
export const searchDebounceMs = 300;

/** From the last key in a typeahead field to its suggestions, in milliseconds (000 §9). */
export const typeaheadDebounceMs = 200;

/** Chips that a closed field of many values shows (000 §9). */
export const maxVisibleChips = 5;

/** How long the spinner of a password reset stays after the answer, in milliseconds (001 §9). */
export const resetSpinnerMs = 1000;

/** Columns of the candidates list of an organization that has chosen none (001 §3). */
export const defaultCandidateColumns = [
  'candidate.id',
  'fullName',
  'currentSubmissionStatus',
  'public.linkExpiry',
  'views.approved',
  'views.total',
  'submissionStatus.submittedDate',
] as const;

/** Rows of a table page. */
export const defaultPageSize = 10;
export const pageSizes = [5, 10, 15, 20, 50, 100, 200] as const;

/** Most rows of an exported file. */
export const maxExportRows = 10_000;

/** How long Undo is offered after a removal, in milliseconds. */
export const undoMs = 8000;

/** Delay from the last key stroke in a search box to the search, in milliseconds. */
export const searchDebounceMs = 300;

/** Delay from the last key stroke in a typeahead field to its suggestions, in milliseconds. */
export const typeaheadDebounceMs = 200;

/** Chips that a closed multi-value field shows. */
export const maxVisibleChips = 5;

/** How long the spinner of a password reset remains after the answer, in milliseconds. */
export const resetSpinnerMs = 1000;

/** Default columns of the candidates list. */
export const defaultCandidateColumns = [
  'candidate.id',
  'fullName',
  'currentSubmissionStatus',
  'public.linkExpiry',
  'views.approved',
  'views.total',
  'submissionStatus.submittedDate',
] as const;

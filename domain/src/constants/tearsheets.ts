/** Entries of a public list page, and page links on each side of the current one. */
export const publicListPageSize = 10;
export const paginationNeighbours = 2;

/** Delay from the last move of a range slider to filtering, in milliseconds. */
export const sliderDebounceMs = 1000;

/** Delay from clearing a selection to selecting the next entry, in milliseconds. */
export const reselectDelayMs = 5;

/** How long the tour shows a placeholder without a selection, in milliseconds. */
export const tourPlaceholderMs = 500;

/** Most values requested for filter options, and most results of a filtered list. */
export const filterAggregationSize = 100_000;
export const filterResultSize = 10_000;

/** Most filter fields of an organization. */
export const maxFilterFields = 4;

/** Default columns of a public list. */
export const defaultTearsheetColumns = ['name', 'address.city', 'address.state', 'occupation'] as const;

/** The six slots of an entry's card, in order, and their default fields. */
export const cardSlots = ['firstVar', 'secondVar', 'thirdVar', 'fourthVar', 'fifthVar', 'sixthVar'] as const;
export const defaultCardFields = {
  firstVar: 'name',
  secondVar: 'id',
  thirdVar: 'address.address1',
  fourthVar: 'address.city',
  fifthVar: 'address.address2',
  sixthVar: 'occupation',
} as const;

/** Fields that a job's card may show. */
export const jobCardFields = [
  'title',
  'id',
  'company',
  'address.city',
  'address.state',
  'categories',
  'industries',
  'officeName',
  'remote',
] as const;

/** Default fields of a job's card. Whose job it is, the agency keeps to itself unless it chooses otherwise. */
export const defaultJobCardFields = {
  firstVar: 'title',
  secondVar: 'id',
  thirdVar: 'address.city',
  fourthVar: 'address.state',
  fifthVar: 'categories',
  sixthVar: 'remote',
} as const;

/** A triggered refresh fetches tearsheets changed in the last months. */
export const triggeredRefreshMonths = 1;

/** A candidate's analytics count only the latest delivered sendout. */
export const countedSendouts = 1;

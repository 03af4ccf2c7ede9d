/** Entries on a page of a public list, and pages shown on each side of the current one (002 §9). */
export const publicListPageSize = 10;
export const paginationNeighbours = 2;

/** From the last move of a range slider to filtering, in milliseconds (002 §9). */
export const sliderDebounceMs = 1000;

/** From clearing a selection to selecting the next entry, in milliseconds (002 §4). */
export const reselectDelayMs = 5;

/** How long the tour shows a placeholder when nothing is selected, in milliseconds (002 §4). */
export const tourPlaceholderMs = 500;

/** Values asked for the options of filters, and hits asked for a filtered list (002 §9). */
export const filterAggregationSize = 100_000;
export const filterResultSize = 10_000;

/** Filter fields that an organization may choose (001 §5, §9). */
export const maxFilterFields = 4;

/** Columns of a public list for which none are chosen (001 §2.5, 002 §9). */
export const defaultTearsheetColumns = ['name', 'address.city', 'address.state', 'occupation'] as const;

/** The six slots of an entry's card, in order, and what they show when nothing is chosen (001 §4, §9; 002 §9). */
export const cardSlots = ['firstVar', 'secondVar', 'thirdVar', 'fourthVar', 'fifthVar', 'sixthVar'] as const;
export const defaultCardFields = {
  firstVar: 'name',
  secondVar: 'id',
  thirdVar: 'address.address1',
  fourthVar: 'address.city',
  fifthVar: 'address.address2',
  sixthVar: 'occupation',
} as const;

/** Tearsheets changed since so long ago are fetched by a triggered refresh, in months (001 §7). */
export const triggeredRefreshMonths = 1;

/** Delivered sendouts that count for a candidate's analytics: the most recent one (000 §9, 001 §9). */
export const countedSendouts = 1;

import type { FileQueries } from './query-shape';
import { ordered, tableQueries, word } from './table-queries';

/** Queries of the list of people, and of what screens show of candidates. */
export const peopleQueries: readonly FileQueries[] = [
  {
    file: 'web/src/features/candidates/people/use-people.ts',
    queries: [
      ...tableQueries('candidates/people/people-columns.tsx', 'people', [[]]),
      { collection: 'people', equals: ['marks.job=1'] },
      { collection: 'people', equals: ['marks.job=1', word] },
    ],
  },
  {
    file: 'web/src/firebase/use-search-results.ts',
    queries: [ordered('people', 'addedAt', 'DESCENDING')],
  },
  {
    file: 'web/src/features/candidates/people/use-job-choices.ts',
    queries: [
      ordered('jobs', 'createdAt', 'DESCENDING'),
      ordered('jobs', 'createdAt', 'DESCENDING', ['status']),
      { collection: 'jobs', equals: [word] },
      { collection: 'jobs', equals: ['status', word] },
    ],
  },
  {
    file: 'web/src/features/candidates/bulk/add-to-tearsheet-dialog.tsx',
    queries: [{ collection: 'tearsheets', equals: ['source'] }],
  },
  {
    file: 'web/src/features/candidates/submit/use-known-recipients.ts',
    queries: [
      { collection: 'clientContacts', equals: ['companyName'] },
      ordered('clientWaits', 'submittedAt', 'DESCENDING', ['company']),
      ordered('recipients', 'sentAt', 'DESCENDING'),
    ],
  },
  {
    file: 'web/src/features/candidates/submit/recipients-list.tsx',
    queries: [ordered('recipients', 'sentAt', 'DESCENDING'), ordered('views', 'startedAt', 'DESCENDING')],
  },
  {
    file: 'web/src/features/candidates/views/views-panel.tsx',
    queries: [ordered('views', 'startedAt', 'DESCENDING')],
  },
  {
    file: 'web/src/features/candidates/feedback/votes-list.tsx',
    queries: [ordered('votes', 'votedAt', 'DESCENDING')],
  },
  {
    file: 'functions/src/store/agency-people.ts',
    queries: [{ collection: 'people', equals: ['marks.job=1'] }],
  },
];

import type { FileQueries } from './query-shape';
import { ordered } from './table-queries';

/** Queries of calls with API keys, and of users, whom these calls manage. */
export const agencyApiQueries: readonly FileQueries[] = [
  {
    file: 'functions/src/store/people.ts',
    queries: [
      { collection: 'users', equals: ['userRoles.superAdmin', 'activeStatus'] },
      { collection: 'users', equals: ['organizationId', 'userRoles.admin', 'activeStatus'] },
      { collection: 'users', equals: ['email'] },
    ],
  },
  {
    file: 'functions/src/store/users.ts',
    queries: [
      { collection: 'users', equals: ['email'] },
      ordered('users', '__name__', 'ASCENDING', ['organizationId', 'accountType', 'userRoles.superAdmin']),
    ],
  },
  {
    file: 'functions/src/store/api-keys.ts',
    queries: [{ collection: 'apiKeys', equals: ['organizationId', 'revokedAt'] }],
  },
  {
    file: 'functions/src/store/firestore.ts',
    queries: [ordered('jobs', '__name__', 'ASCENDING'), ordered('candidates', '__name__', 'ASCENDING')],
  },
];

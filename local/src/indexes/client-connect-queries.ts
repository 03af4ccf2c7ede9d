import type { FileQueries } from './query-shape';
import { ordered } from './table-queries';

/** The queries of Client Connect, and of the links of recipients and client contacts. */
export const clientConnectQueries: readonly FileQueries[] = [
  {
    file: 'functions/src/store/recipients.ts',
    queries: [
      { collection: 'recipients', equals: ['recipientId'] },
      { collection: 'recipients', equals: ['email'] },
      { collection: 'recipients', equals: ['isRevoked'] },
      { collection: 'recipients', equals: ['contactId', 'isRevoked'] },
    ],
  },
  {
    file: 'functions/src/store/threads.ts',
    queries: [{ collection: 'messages', orders: [{ field: 'createdAt', direction: 'DESCENDING' }] }],
  },
  {
    file: 'web/src/features/threads/use-threads.ts',
    queries: [
      { collection: 'threads', orders: [{ field: 'lastMessageAt', direction: 'DESCENDING' }] },
      { collection: 'messages', orders: [{ field: 'createdAt', direction: 'DESCENDING' }] },
    ],
  },
  {
    file: 'web/src/firebase/use-portal-access.ts',
    queries: [
      { collection: 'portalAccess' },
      { collection: 'portalAccess', equals: ['email'] },
      { collection: 'clientContacts', equals: ['email'] },
    ],
  },
  {
    file: 'web/src/features/client-connect/job-client-connect.tsx',
    queries: [{ collection: 'candidates', equals: ['submissionStatus.portal', 'isDeleted'] }],
  },
  {
    file: 'functions/src/store/client-access.ts',
    queries: [
      { collection: 'portalAccess', isCollectionGroup: true, equals: ['email'] },
      { collection: 'portalAccess', equals: ['email'] },
      {
        collection: 'portalAccess',
        equals: ['level'],
        orders: [{ field: '__name__', direction: 'ASCENDING' as const }],
      },
    ],
  },
  {
    file: 'functions/src/store/shortlists.ts',
    queries: [{ collection: 'shortlists', equals: ['organizationId', 'jobId', 'email'] }],
  },
  {
    file: 'functions/src/store/client-waits.ts',
    queries: [
      { collection: 'clientWaits', equals: ['jobId'] },
      { collection: 'recipients', equals: ['revokedAt'] },
      {
        collection: 'clientWaits',
        isCollectionGroup: true,
        equals: ['isWaiting'],
        range: 'remindAt',
        orders: [{ field: 'remindAt', direction: 'ASCENDING' }],
      },
    ],
  },
  {
    file: 'web/src/firebase/use-client-waits.ts',
    queries: [
      ordered('clientWaits', 'submittedAt', 'ASCENDING', ['isWaiting']),
      { collection: 'clientWaits', equals: ['jobId', 'isWaiting'] },
      {
        collection: 'clientWaits',
        range: 'submittedAt',
        orders: [{ field: 'submittedAt', direction: 'DESCENDING' }],
      },
    ],
  },
  {
    file: 'functions/src/store/client-jobs.ts',
    queries: [
      ordered('clientJobs', 'createdAt', 'DESCENDING', ['contactEmail', 'isClosed']),
      ordered('clientJobs', 'createdAt', 'DESCENDING', ['companyKey', 'isClosed']),
      {
        collection: 'candidates',
        equals: ['submissionStatus.portal'],
        orders: [{ field: '__name__', direction: 'ASCENDING' as const }],
      },
      ordered('events', 'date', 'DESCENDING', ['data.email', 'eventType']),
    ],
  },
];

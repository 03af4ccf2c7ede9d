import { searchTokensField } from '@portal/domain/search/searchable';
import type { FileQueries } from './query-shape';

/** The queries of Client Connect, and of the links of recipients and client contacts. */
export const clientConnectQueries: readonly FileQueries[] = [
  {
    file: 'functions/src/store/recipients.ts',
    queries: [
      { collection: 'recipients', equals: ['recipientId'] },
      { collection: 'recipients', equals: ['contactId'] },
      { collection: 'recipients', equals: ['email'] },
    ],
  },
  {
    file: 'web/src/features/client-connect/use-portal-access.ts',
    queries: [{ collection: 'portalAccess' }, { collection: 'clientContacts', equals: ['email'] }],
  },
  {
    file: 'web/src/features/client-connect/job-client-connect.tsx',
    queries: [{ collection: 'candidates', equals: ['submissionStatus.portal', 'isDeleted'] }],
  },
  {
    file: 'functions/src/store/client-access.ts',
    queries: [
      { collection: 'portalAccess', isCollectionGroup: true, equals: ['email'] },
      { collection: 'portalAccess', equals: ['level'] },
    ],
  },
  {
    file: 'functions/src/store/client-jobs.ts',
    queries: [
      { collection: 'jobs', equals: ['contact.email'] },
      { collection: 'jobs', equals: [`${searchTokensField}.word`] },
      { collection: 'candidates', equals: ['submissionStatus.portal'] },
      { collection: 'votes', equals: ['viewer.email'] },
      { collection: 'feedback', equals: ['publicViewer.guid'] },
    ],
  },
];

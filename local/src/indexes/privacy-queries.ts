import type { FileQueries } from './query-shape';
import { ordered } from './table-queries';

/** Queries of erasures and exports, and of the audit trail. */
export const privacyQueries: readonly FileQueries[] = [
  {
    file: 'web/src/features/audit/data/use-audit-trail.ts',
    queries: [[], ['action'], ['uid'], ['action', 'uid']].map((equals) => ({
      ...{ collection: 'audit', equals, range: 'at' },
      orders: [{ field: 'at', direction: 'DESCENDING' as const }],
    })),
  },
  {
    file: 'web/src/features/audit/data/use-candidate-audit.ts',
    queries: [
      {
        collection: 'audit',
        contains: 'candidateIds',
        orders: [{ field: 'at', direction: 'DESCENDING' }],
      },
    ],
  },
  {
    file: 'functions/src/store/audit.ts',
    queries: [
      { collection: 'auditSeals', range: 'number', orders: [{ field: 'number', direction: 'ASCENDING' }] },
      { collection: 'settings', isCollectionGroup: true, range: 'privacy.privacy.audit.months' },
    ],
  },
  {
    file: 'web/src/features/privacy/use-privacy-runs.ts',
    queries: [ordered('privacyRuns', 'createdAt', 'DESCENDING')],
  },
  {
    file: 'web/src/features/privacy/use-retention-runs.ts',
    queries: [ordered('retentionRuns', 'startedAt', 'DESCENDING')],
  },
  {
    file: 'functions/src/store/retention.ts',
    queries: [
      { collection: 'settings', isCollectionGroup: true, equals: ['privacy.privacy.retention.isOn'] },
      {
        collection: 'candidates',
        isCollectionGroup: true,
        equals: ['organizationId'],
        range: 'activityAt',
        orders: [{ field: 'activityAt', direction: 'ASCENDING' as const }],
      },
    ],
  },
  {
    file: 'functions/src/store/privacy-runs.ts',
    queries: ['wakeAt', 'expiresAt'].map((field) => ({
      collection: 'privacyRuns',
      isCollectionGroup: true,
      range: field,
      orders: [{ field, direction: 'ASCENDING' as const }],
    })),
  },
  {
    file: 'functions/src/store/restrictions.ts',
    queries: [[], ['email'], ['candidateBHId']].map((fields) => ({
      ...{ collection: 'candidates', isCollectionGroup: true },
      equals: ['organizationId', 'restriction.isOn', ...fields],
    })),
  },
  {
    file: 'functions/src/store/notices.ts',
    queries: [
      { collection: 'candidates', isCollectionGroup: true, equals: ['organizationId', 'email'] },
      { collection: 'bhSmCandidates', equals: ['candidate.email'] },
    ],
  },
  {
    file: 'functions/src/store/person-documents.ts',
    queries: [
      ...['email', 'phone', 'candidateBHId', 'resume.sha256'].map((field) => ({
        collection: 'candidates',
        isCollectionGroup: true,
        equals: ['organizationId', field],
      })),
      { collection: 'candidates', isCollectionGroup: true, equals: ['organizationId'] },
      { collection: 'documents', equals: ['documentId'] },
      { collection: 'documents', equals: ['sha256'] },
      { collection: 'documents', orders: [{ field: 'expiresAt', direction: 'ASCENDING' }] },
      { collection: 'events', equals: ['candidateId'] },
      { collection: 'sharedLinks', equals: ['kind', 'targetId'] },
      { collection: 'sharedLinks', equals: ['recipientId', 'isLead'] },
      { collection: 'marketingViews', equals: ['kind', 'targetId'] },
      { collection: 'marketingViews', equals: ['recipientId', 'isLead'] },
      { collection: 'mailings', equals: ['kind', 'targetId'] },
      { collection: 'bhSmCandidates', equals: ['candidate.email'] },
      { collection: 'bhSmCandidates', equals: ['portal.candidateId'] },
      { collection: 'outbox', equals: ['organizationId'] },
      { collection: 'shortlists', equals: ['organizationId'] },
      { collection: 'replyAddresses', equals: ['organizationId', 'candidateId'] },
      { collection: 'interviews', equals: ['candidateId'] },
      { collection: 'recipients', isCollectionGroup: true, equals: ['organizationId', 'email'] },
      {
        collection: 'recipients',
        isCollectionGroup: true,
        equals: ['organizationId'],
        orders: [{ field: 'answeredAt', direction: 'ASCENDING' }],
      },
    ],
  },
];

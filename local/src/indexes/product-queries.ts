import { agencyApiQueries } from './agency-api-queries';
import { clientConnectQueries } from './client-connect-queries';
import { peopleQueries } from './people-queries';
import { privacyQueries } from './privacy-queries';
import { interviewQueries } from './interview-queries';
import type { FileQueries } from './query-shape';
import { heldQueries, ordered, tableQueries, word } from './table-queries';

const candidatesWithoutProfile = {
  collection: 'bhSmCandidates',
  equals: ['isDeleted', 'selectedProfileId', 'isAnonymous'],
};

/** The queries of the product. `product-queries.test.ts` fails for a file that makes queries and is not listed. */
export const productQueries: readonly FileQueries[] = [
  {
    file: 'web/src/features/jobs/table/use-jobs.ts',
    queries: tableQueries('jobs/table/job-columns.tsx', 'jobs', [['status'], ['status', 'createdBy']]),
  },
  {
    file: 'web/src/features/jobs/table/use-has-closed-jobs.ts',
    queries: [['status'], ['status', 'createdBy']].map((equals) => ({ collection: 'jobs', equals })),
  },
  {
    file: 'web/src/features/candidates/table/use-candidates.ts',
    queries: tableQueries('candidates/table/candidate-columns.tsx', 'candidates', [
      ['isDeleted'],
      ['isDeleted', 'sovren.meetsMustHaves'],
      ['isDeleted', 'clientState.state'],
      ['isDeleted', 'sovren.meetsMustHaves', 'clientState.state'],
    ]),
  },
  {
    file: 'web/src/features/candidates/board/use-board-candidates.ts',
    queries: [ordered('candidates', 'sovren.weightedScore', 'DESCENDING', ['isDeleted'])],
  },
  {
    file: 'web/src/features/users/data/use-users.ts',
    queries: tableQueries('users/components/user-columns.tsx', 'users', [[]]),
  },
  {
    file: 'web/src/features/organizations/data/use-organizations.ts',
    queries: tableQueries('organizations/components/organization-columns.tsx', 'organizations', [[]]),
  },
  {
    file: 'web/src/features/skill-marketing/data/use-skills-candidates.ts',
    queries: tableQueries('skill-marketing/components/skills-candidate-columns.tsx', 'bhSmCandidates', [['isDeleted']]),
  },
  { file: 'web/src/features/skill-marketing/data/use-missing-profiles.ts', queries: [candidatesWithoutProfile] },
  {
    file: 'web/src/features/contacts/data/use-contacts.ts',
    queries: ['clientContacts', 'leads'].flatMap((collection) =>
      heldQueries('contacts/components/contact-columns.tsx', collection, 'tearsheetIds'),
    ),
  },
  {
    file: 'web/src/features/mailings/data/use-mailings.ts',
    queries: [
      ...tableQueries('mailings/components/mailing-columns.tsx', 'mailings', [[], ['targetId']]),
      ...tableQueries('mailings/components/recipient-columns.tsx', 'recipients', [[]]),
      ordered('recipients', 'answeredAt', 'DESCENDING'),
      ordered('mailings', 'createdAt', 'DESCENDING', ['targetId']),
    ],
  },
  {
    file: 'web/src/features/skill-marketing/data/use-viewer-activity.ts',
    queries: [
      ordered('marketingViews', 'lastSeenAt', 'DESCENDING', ['kind', 'targetId']),
      ordered('votes', 'votedAt', 'DESCENDING'),
      ordered('feedback', 'createdAt', 'DESCENDING'),
    ],
  },
  {
    file: 'web/src/features/tearsheets/components/add-entries-dialog.tsx',
    queries: [
      ...(['ASCENDING', 'DESCENDING'] as const).flatMap((direction) => [
        ordered('bhSmCandidates', 'candidate.name', direction, ['isDeleted']),
        ordered('candidates', 'fullName', direction, ['isDeleted']),
      ]),
      ordered('jobs', 'createdAt', 'DESCENDING'),
      { collection: 'jobs', equals: [word] },
      { collection: 'candidates', equals: ['isDeleted', word] },
    ],
  },
  {
    file: 'functions/src/store/contacts.ts',
    queries: ['clientContacts', 'leads'].flatMap((collection) => [
      { collection, equals: ['email'] },
      { collection, equals: ['companyName'] },
      { collection, contains: 'tearsheetIds', orders: [{ field: '__name__', direction: 'ASCENDING' as const }] },
    ]),
  },
  {
    file: 'functions/src/store/mailings.ts',
    queries: [
      {
        collection: 'mailings',
        isCollectionGroup: true,
        equals: ['state'],
        range: 'scheduledAt',
        orders: [{ field: 'scheduledAt', direction: 'ASCENDING' }],
      },
      {
        collection: 'mailings',
        isCollectionGroup: true,
        range: 'activeAt',
        orders: [{ field: 'activeAt', direction: 'ASCENDING' }],
      },
      {
        collection: 'mailings',
        isCollectionGroup: true,
        range: 'remindAt',
        orders: [{ field: 'remindAt', direction: 'ASCENDING' }],
      },
      { collection: 'recipients', equals: ['state'] },
      ...['email', 'linkId'].map((field) => ({
        collection: 'recipients',
        isCollectionGroup: true,
        equals: [field],
        orders: [{ field: 'sentAt', direction: 'DESCENDING' as const }],
      })),
    ],
  },
  {
    file: 'functions/src/store/sendouts.ts',
    queries: [{ collection: 'sendoutRecords', equals: ['recipentId', 'isLead'] }],
  },
  {
    file: 'web/src/features/skill-marketing/data/use-latest-sendout.ts',
    queries: [ordered('sendoutRecords', 'createdAt', 'DESCENDING', ['candidateId', 'event'])],
  },
  {
    file: 'web/src/features/tearsheets/data/use-tearsheets.ts',
    queries: tableQueries('tearsheets/components/tearsheet-columns.tsx', 'tearsheets', [[]]),
  },
  {
    file: 'web/src/features/jobs/edit/find-terms.ts',
    queries: [
      {
        collection: 'customTags',
        range: 'caseInsensitive',
        orders: [{ field: 'caseInsensitive', direction: 'ASCENDING' }],
      },
    ],
  },
  {
    file: 'web/src/features/candidates/copy-from-job/source-jobs-table.tsx',
    queries: tableQueries('jobs/table/job-columns.tsx', 'jobs', [[]]),
  },
  {
    file: 'web/src/features/candidates/feedback/use-feedback.ts',
    queries: [ordered('feedback', 'createdAt', 'DESCENDING')],
  },
  { file: 'web/src/firebase/use-activities.ts', queries: [ordered('events', 'date', 'DESCENDING')] },
  {
    file: 'web/src/features/users/data/find-user-logs.ts',
    queries: [{ collection: 'usersLogs', range: 'date', orders: [{ field: 'date', direction: 'DESCENDING' }] }],
  },
  {
    file: 'web/src/features/users/data/use-team.ts',
    queries: [{ collection: 'users', equals: ['organizationId'] }],
  },
  {
    file: 'web/src/features/organizations/data/use-organization-totals.ts',
    queries: [{ collection: 'jobs', equals: ['status'] }],
  },
  {
    file: 'web/src/features/users/data/use-organization-choices.ts',
    queries: [ordered('organizations', 'name', 'ASCENDING'), { collection: 'organizations', equals: [word] }],
  },
  {
    file: 'functions/src/migrations/run-migrations.ts',
    queries: [ordered('organizations', '__name__', 'ASCENDING')],
  },
  {
    file: 'functions/src/store/organizations.ts',
    queries: [{ collection: 'users', equals: ['organizationId'] }],
  },
  {
    file: 'functions/src/store/directories.ts',
    queries: [{ collection: 'users', equals: ['organizationId'] }],
  },
  {
    file: 'functions/src/store/integration-users.ts',
    queries: [
      { collection: 'users', equals: ['organizationId', 'email'] },
      { collection: 'users', equals: ['email'] },
    ],
  },
  {
    file: 'functions/src/store/identity-providers.ts',
    queries: [{ collection: 'users', equals: ['identity.identity'] }],
  },
  {
    file: 'web/src/features/jobs/weights/use-best-candidates.ts',
    queries: [ordered('candidates', 'sovren.weightedScore', 'DESCENDING', ['isDeleted'])],
  },
  {
    file: 'functions/src/store/resume-index.ts',
    queries: [{ collection: 'candidates', isCollectionGroup: true, equals: ['organizationId'] }],
  },
  { file: 'functions/src/store/rate-limits.ts', queries: [{ collection: 'rateLimits', range: 'expiresAt' }] },
  {
    file: 'functions/src/store/candidates.ts',
    queries: [
      { collection: 'candidates', equals: ['resume.sha256'] },
      { collection: 'candidates', equals: ['email'] },
      ordered('candidates', 'activityAt', 'DESCENDING'),
    ],
  },
  {
    file: 'functions/src/store/attachments.ts',
    queries: [
      {
        collection: 'fileAttachments',
        isCollectionGroup: true,
        range: 'removedAt',
        orders: [{ field: 'removedAt', direction: 'ASCENDING' }],
      },
    ],
  },
  { file: 'functions/src/store/parser-documents.ts', queries: [{ collection: 'documents', range: 'expiresAt' }] },
  { file: 'functions/src/store/candidate-grades.ts', queries: [ordered('candidates', '__name__', 'ASCENDING')] },
  {
    file: 'functions/src/store/public-links.ts',
    queries: [
      { collection: 'publicJobs', equals: ['publicToken'] },
      { collection: 'publicCandidates', equals: ['publicToken'] },
    ],
  },
  {
    file: 'functions/src/store/jobs.ts',
    queries: [
      { collection: 'candidates', equals: ['isDeleted'] },
      ordered('candidates', 'sovren.weightedScore', 'DESCENDING', ['isDeleted']),
      {
        collection: 'candidates',
        equals: ['isDeleted'],
        range: 'analytics.newLatestActivities',
        orders: [{ field: 'analytics.newLatestActivities', direction: 'ASCENDING' }],
      },
      ordered('jobs', 'activityAt', 'DESCENDING'),
    ],
  },
  {
    file: 'web/src/features/brands/data/brand-users.ts',
    queries: [{ collection: 'users', equals: ['organizationId'] }],
  },
  {
    file: 'web/src/firebase/use-submission-recipients.ts',
    queries: [ordered('recipients', 'sentAt', 'DESCENDING')],
  },
  {
    file: 'web/src/features/organizations/components/add-organization.tsx',
    queries: [ordered('organizations', 'name', 'ASCENDING')],
  },
  {
    file: 'web/src/features/organizations/history/use-setting-changes.ts',
    queries: [ordered('settingChanges', 'changedAt', 'DESCENDING')],
  },
  {
    file: 'web/src/features/profiles/data/use-template-choices.ts',
    queries: [ordered('profileTemplates', 'name', 'ASCENDING')],
  },
  {
    file: 'web/src/features/templates/data/use-templates.ts',
    queries: [ordered('profileTemplates', 'name', 'ASCENDING')],
  },
  {
    file: 'functions/src/store/profiles.ts',
    queries: [ordered('profiles', 'createdAt', 'ASCENDING'), ordered('versions', 'revision', 'DESCENDING')],
  },
  {
    file: 'functions/src/store/recipients.ts',
    queries: [{ collection: 'recipients', equals: ['recipientId'] }],
  },
  { file: 'functions/src/store/outbox.ts', queries: [{ collection: 'outbox', range: 'dueAt' }] },
  {
    file: 'web/src/features/organizations/data/use-unsent-mails.ts',
    queries: [ordered('outbox', 'createdAt', 'DESCENDING', ['organizationId', 'kind', 'state'])],
  },
  {
    file: 'functions/src/store/viewer-answers.ts',
    queries: [{ collection: 'feedback', equals: ['publicViewer.guid'] }],
  },
  ...peopleQueries,
  ...agencyApiQueries,
  ...clientConnectQueries,
  ...privacyQueries,
  ...interviewQueries,
  {
    file: 'functions/src/store/ats-records.ts',
    queries: [
      ordered('tearsheets', '__name__', 'ASCENDING'),
      { collection: 'clientContacts', equals: ['tearsheetIds'] },
      { collection: 'leads', equals: ['tearsheetIds'] },
    ],
  },
  {
    file: 'functions/src/store/integrations.ts',
    queries: [
      { collection: 'integrations', range: 'connectedBy' },
      { collection: 'integrations', equals: ['organizationId'] },
    ],
  },
  {
    file: 'functions/src/store/webhooks.ts',
    queries: [{ collection: 'webhooks', contains: 'events' }],
  },
  {
    file: 'web/src/features/webhooks/data/use-webhooks.ts',
    queries: [
      ordered('webhooks', 'createdAt', 'ASCENDING'),
      ordered('outbox', 'createdAt', 'DESCENDING', ['organizationId', 'kind']),
    ],
  },
  {
    file: 'functions/src/store/ats-candidates.ts',
    queries: [
      { collection: 'candidates', equals: ['candidateId'] },
      { collection: 'candidates', equals: ['jobId'] },
    ],
  },
  { file: 'functions/src/store/ats-jobs.ts', queries: [{ collection: 'jobs', equals: ['jobId'] }] },
  {
    file: 'functions/src/store/skills-candidates.ts',
    queries: [
      ordered('bhSmCandidates', 'refreshedAt', 'DESCENDING'),
      ordered('bhSmCandidates', 'listedAt', 'ASCENDING'),
      candidatesWithoutProfile,
    ],
  },
  {
    file: 'functions/src/store/ats-notes.ts',
    queries: [
      ordered('notes', 'dueAt', 'ASCENDING', ['state']),
      ordered('notes', 'createdAt', 'ASCENDING', ['subject', 'state']),
    ],
  },
  {
    file: 'web/src/features/ats/use-outbox.ts',
    queries: [ordered('notes', 'createdAt', 'DESCENDING', ['state'])],
  },
  {
    file: 'web/src/features/ats/use-record-state.ts',
    queries: [ordered('notes', 'createdAt', 'DESCENDING', ['noteType', 'portalCandidateId'])],
  },
  {
    file: 'web/src/features/candidates/feedback/answer-history.tsx',
    queries: [ordered('events', 'date', 'DESCENDING', ['eventType'])],
  },
  { file: 'web/src/features/jobs/notes/job-notes.tsx', queries: [ordered('notes', 'createdAt', 'DESCENDING')] },
  { file: 'functions/src/store/job-notes.ts', queries: [ordered('notes', 'createdAt', 'DESCENDING', ['isForClient'])] },
  { file: 'web/src/features/ats/sync-history.tsx', queries: [ordered('syncHistory', 'finishedAt', 'DESCENDING')] },
  { file: 'web/src/features/ats/open-ats-record.tsx', queries: [{ collection: 'jobs', equals: ['entityId'] }] },
  {
    file: 'functions/src/store/sync-runs.ts',
    queries: [
      {
        collection: 'syncRuns',
        isCollectionGroup: true,
        range: 'activeAt',
        orders: [{ field: 'activeAt', direction: 'ASCENDING' }],
      },
    ],
  },
  { file: 'functions/src/store/grading-runs.ts', queries: [{ collection: 'gradingRuns', range: 'activeAt' }] },
  {
    file: 'functions/src/store/search-tokens.ts',
    queries: [
      { collection: 'users', equals: ['organizationId', word] },
      ...[[], ['status'], ['createdBy'], ['status', 'createdBy']].map((equals) => ({
        collection: 'jobs',
        equals: [...equals, word],
      })),
      { collection: 'jobs', isCollectionGroup: true, orders: [{ field: '__name__', direction: 'ASCENDING' }] },
      { collection: 'candidates', isCollectionGroup: true, orders: [{ field: '__name__', direction: 'ASCENDING' }] },
      { collection: 'bhSmCandidates', equals: ['isDeleted', word] },
      { collection: 'tearsheets', equals: [word] },
      {
        collection: 'bhSmCandidates',
        isCollectionGroup: true,
        orders: [{ field: '__name__', direction: 'ASCENDING' }],
      },
      { collection: 'tearsheets', isCollectionGroup: true, orders: [{ field: '__name__', direction: 'ASCENDING' }] },
    ],
  },
];

/** Files that only compose queries of the files above. */
export const queryBuilders: readonly string[] = [
  'web/src/firebase/stored-query.ts',
  'web/src/firebase/listen-to-ids.ts',
];

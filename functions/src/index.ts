import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { beforeUserCreated, beforeUserSignedIn } from 'firebase-functions/v2/identity';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { eventHandler, onTime } from './runtime/event-handler';
import { httpsFunction } from './runtime/https-function';
import { secretsOf } from './runtime/secrets';
import { firestore } from './store/firestore';

/**
 * The registry: every function by name, trigger, options and handler. No logic. Handlers are imported when they are called:
 * each process serves one function.
 */

/** The functions' own account, with the roles of docs/operations.md instead of those of the project's default account. */
const serviceAccount = 'portal-functions@';

setGlobalOptions({ region: 'us-central1', maxInstances: 20, serviceAccount });

/** The Firestore triggers build snapshots of the default app before a handler runs, so the app has to exist. */
firestore();

export const app = httpsFunction('app', async () => (await import('./apis/app')).app, { concurrency: 16 });
export const admin = httpsFunction('admin', async () => (await import('./apis/admin')).admin, { concurrency: 8 });
export const publicApi = httpsFunction('publicApi', async () => (await import('./apis/public-api')).publicApi, {
  concurrency: 16,
});
/** Client Connect, the application of client contacts. */
export const client = httpsFunction('client', async () => (await import('./apis/client')).client, { concurrency: 16 });
/** The HTML of public pages, with a head for link previews. */
export const publicPage = onRequest(
  { secrets: secretsOf('publicPage'), cors: false, invoker: 'public', memory: '512MiB', concurrency: 40 },
  async (request, response) => (await import('./public/answer-public-page')).answerPublicPage(request, response),
);
export const middleware = httpsFunction('middleware', async () => (await import('./apis/middleware')).middleware, {
  concurrency: 16,
});
/**
 * An instance receives several uploads at a time and parses one. The timeout leaves time for a few megabytes on a slow
 * connection.
 */
export const publicUpload = httpsFunction(
  'publicUpload',
  async () => (await import('./apis/public-upload')).publicUpload,
  { concurrency: 16, timeoutSeconds: 540, maxInstances: 100 },
);

/** Calls of other systems with API keys; resumes are parsed here, one at a time for each instance. */
export const agencyApi = httpsFunction('agencyApi', async () => (await import('./apis/agency-api')).agencyApi, {
  concurrency: 16,
  timeoutSeconds: 300,
});

/** Identity providers manage users with API keys. */
export const scim = httpsFunction('scim', async () => (await import('./apis/scim')).scim, { concurrency: 16 });

export const refuseSignUp = beforeUserCreated({ memory: '256MiB' }, async () =>
  (await import('./sign-in-triggers')).signUpRequested(),
);
export const refuseSignIn = beforeUserSignedIn(
  { secrets: secretsOf('refuseSignIn'), memory: '512MiB' },
  async (event) => (await import('./sign-in-triggers')).signInRequested(event),
);

const triggers = () => import('./triggers');
/** Firestore delivers an event at least once and in any order; handlers rely on the current document only. */
const onDocument = { memory: '1GiB', timeoutSeconds: 300, retry: true } as const;
const onSmallDocument = { ...onDocument, memory: '512MiB' } as const;

export const onJobWritten = onDocumentWritten(
  { secrets: secretsOf('onJobWritten'), ...onDocument, document: documents.job('{organizationId}', '{jobId}') },
  eventHandler(async () => (await triggers()).jobWritten),
);
export const onCandidateWritten = onDocumentWritten(
  {
    secrets: secretsOf('onCandidateWritten'),
    ...onDocument,
    document: documents.candidate('{organizationId}', '{jobId}', '{candidateId}'),
  },
  eventHandler(async () => (await triggers()).candidateWritten),
);
export const onUserWritten = onDocumentWritten(
  { secrets: secretsOf('onUserWritten'), ...onSmallDocument, document: documents.user('{uid}') },
  eventHandler(async () => (await triggers()).userWritten),
);
export const onOrganizationWritten = onDocumentWritten(
  {
    secrets: secretsOf('onOrganizationWritten'),
    ...onSmallDocument,
    document: documents.organization('{organizationId}'),
  },
  eventHandler(async () => (await triggers()).organizationWritten),
);
/** Each entry waits for the one before, so few run at a time. */
export const onAuditEntryWritten = onDocumentWritten(
  {
    secrets: secretsOf('onAuditEntryWritten'),
    ...onSmallDocument,
    document: documents.auditEntry('{organizationId}', '{entryId}'),
  },
  eventHandler(async () => (await triggers()).auditEntryWritten),
);
export const onSettingChangeWritten = onDocumentWritten(
  {
    secrets: secretsOf('onSettingChangeWritten'),
    ...onSmallDocument,
    document: `${collections.settingChanges('{organizationId}')}/{changeId}`,
  },
  eventHandler(async () => (await triggers()).settingChangeWritten),
);
export const onBrandWritten = onDocumentWritten(
  {
    secrets: secretsOf('onBrandWritten'),
    ...onSmallDocument,
    document: documents.brand('{organizationId}', '{brandId}'),
  },
  eventHandler(async () => (await triggers()).brandWritten),
);
export const onSkillsCandidateWritten = onDocumentWritten(
  {
    secrets: secretsOf('onSkillsCandidateWritten'),
    ...onSmallDocument,
    document: documents.skillsCandidate('{organizationId}', '{candidateId}'),
  },
  eventHandler(async () => (await triggers()).skillsCandidateWritten),
);
export const onTearsheetWritten = onDocumentWritten(
  {
    secrets: secretsOf('onTearsheetWritten'),
    ...onSmallDocument,
    document: documents.tearsheet('{organizationId}', '{tearsheetId}'),
  },
  eventHandler(async () => (await triggers()).tearsheetWritten),
);
/** A page of a grading run holds whole resumes, so few runs share an instance. */
export const onGradingRunWritten = onDocumentWritten(
  {
    secrets: secretsOf('onGradingRunWritten'),
    ...onDocument,
    document: `${collections.gradingRuns()}/{runKey}`,
    concurrency: 4,
  },
  eventHandler(async () => (await triggers()).gradingRunWritten),
);
/** A run proceeds when it is new, when its cursor has moved and when the sweep restarts it. */
export const onSyncRunWritten = onDocumentWritten(
  {
    secrets: secretsOf('onSyncRunWritten'),
    ...onDocument,
    document: documents.syncRun('{organizationId}', '{kind}'),
    concurrency: 4,
  },
  eventHandler(async () => (await triggers()).syncRunWritten),
);
/** Sends a note when it is new and when an admin sends it again. */
export const onAtsNoteWritten = onDocumentWritten(
  {
    secrets: secretsOf('onAtsNoteWritten'),
    ...onSmallDocument,
    document: documents.atsNote('{organizationId}', '{noteId}'),
    concurrency: 8,
  },
  eventHandler(async () => (await triggers()).atsNoteWritten),
);

/** A step sends mails for a while, at the configured rate. */
export const onMailingWritten = onDocumentWritten(
  {
    secrets: secretsOf('onMailingWritten'),
    ...onSmallDocument,
    document: documents.mailing('{organizationId}', '{mailingId}'),
    concurrency: 8,
  },
  eventHandler(async () => (await triggers()).mailingWritten),
);

/** A step erases place after place for two minutes at most. */
export const onPrivacyRunWritten = onDocumentWritten(
  {
    secrets: secretsOf('onPrivacyRunWritten'),
    ...onDocument,
    document: documents.privacyRun('{organizationId}', '{runId}'),
    concurrency: 4,
  },
  eventHandler(async () => (await triggers()).privacyRunWritten),
);

/** A slow receiver of a webhook holds a call for ten seconds at most. */
export const onOutboxItemWritten = onDocumentWritten(
  {
    secrets: secretsOf('onOutboxItemWritten'),
    ...onSmallDocument,
    document: documents.outboxItem('{id}'),
    concurrency: 20,
  },
  eventHandler(async () => (await triggers()).outboxItemWritten),
);

export const sendOutbox = onSchedule(
  { secrets: secretsOf('sendOutbox'), schedule: '* * * * *', memory: '512MiB', timeoutSeconds: 300 },
  onTime(async () => (await import('./send-outbox')).sendOutbox),
);
export const remindClients = onSchedule(
  { secrets: secretsOf('remindClients'), schedule: '*/15 * * * *', memory: '512MiB', timeoutSeconds: 120 },
  onTime(async () => (await import('./submissions/remind-client')).sendAutomaticReminders),
);
export const wakeMailings = onSchedule(
  { secrets: secretsOf('wakeMailings'), schedule: '* * * * *', memory: '512MiB', timeoutSeconds: 60 },
  onTime(async () => (await import('./mailings/manage-mailing')).wakeMailings),
);
export const wakePrivacyRuns = onSchedule(
  { secrets: secretsOf('wakePrivacyRuns'), schedule: '* * * * *', memory: '512MiB', timeoutSeconds: 60 },
  onTime(async () => (await import('./privacy/wake-privacy-runs')).wakePrivacyRuns),
);
/** Once a day for each organization; a later call continues a step that was lost. */
export const applyRetention = onSchedule(
  { secrets: secretsOf('applyRetention'), schedule: '*/20 * * * *', memory: '512MiB', timeoutSeconds: 540 },
  onTime(async () => (await import('./privacy/retention/apply-retention')).applyRetention),
);
export const shortenAuditTrails = onSchedule(
  { secrets: secretsOf('shortenAuditTrails'), schedule: '47 3 * * *', memory: '512MiB', timeoutSeconds: 540 },
  onTime(async () => (await import('./privacy/shorten-audit-trails')).shortenAuditTrails),
);
export const restartGrading = onSchedule(
  { secrets: secretsOf('restartGrading'), schedule: '*/5 * * * *', memory: '512MiB', timeoutSeconds: 120 },
  onTime(async () => (await import('./grading/restart-stalled-grading')).restartStalledGrading),
);
export const sweepStagedUploads = onSchedule(
  { secrets: secretsOf('sweepStagedUploads'), schedule: '17 3 * * *', memory: '512MiB', timeoutSeconds: 540 },
  onTime(async () => (await import('./uploads/sweep-staged-uploads')).sweepStagedUploads),
);
export const restartSync = onSchedule(
  { secrets: secretsOf('restartSync'), schedule: '*/5 * * * *', memory: '512MiB', timeoutSeconds: 120 },
  onTime(async () => (await import('./ats/restart-stalled-sync')).restartStalledSync),
);
export const sendAtsNotes = onSchedule(
  { secrets: secretsOf('sendAtsNotes'), schedule: '*/2 * * * *', memory: '512MiB', timeoutSeconds: 540 },
  onTime(async () => (await import('./ats/send-notes')).sendDueNotes),
);
export const refreshFromAts = onSchedule(
  { secrets: secretsOf('refreshFromAts'), schedule: '*/15 * * * *', memory: '512MiB', timeoutSeconds: 540 },
  onTime(async () => (await import('./ats/refresh-on-schedule')).refreshOnSchedule),
);

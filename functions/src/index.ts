import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { beforeUserCreated, beforeUserSignedIn } from 'firebase-functions/v2/identity';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { apis } from './apis';
import { restartStalledGrading } from './grading/restart-stalled-grading';
import { refreshOnSchedule } from './ats/refresh-on-schedule';
import { restartStalledSync } from './ats/restart-stalled-sync';
import { sendDueNotes } from './ats/send-notes';
import { publicPage as answerPublicPage } from './public/public-page';
import { wakeMailings as wake } from './mailings/manage-mailing';
import { sendOutbox as sendDueItems } from './send-outbox';
import { ports } from './runtime/context';
import { eventHandler } from './runtime/event-handler';
import { httpsFunction } from './runtime/https-function';
import { secrets } from './runtime/secrets';
import { firestore } from './store/firestore';
import {
  atsNoteWritten,
  brandWritten,
  candidateWritten,
  gradingRunWritten,
  jobWritten,
  mailingWritten,
  organizationWritten,
  outboxItemWritten,
  searchableWritten,
  signInRequested,
  signUpRequested,
  syncRunWritten,
  userWritten,
} from './triggers';
import { sweepStagedUploads as sweep } from './uploads/sweep-staged-uploads';

/** The registry: every function by name, trigger, options and handler. No logic. */

setGlobalOptions({ region: 'us-central1', secrets, maxInstances: 20 });

/** The Firestore triggers build snapshots of the default app before a handler runs, so the app has to exist. */
firestore();

export const app = httpsFunction({ name: 'app', ...apis.app }, { concurrency: 16 });
export const admin = httpsFunction({ name: 'admin', ...apis.admin }, { concurrency: 8 });
export const publicApi = httpsFunction({ name: 'publicApi', ...apis.publicApi }, { concurrency: 16 });
/** Client Connect, the application of client contacts. */
export const client = httpsFunction({ name: 'client', ...apis.client }, { concurrency: 16 });
/** The HTML of public pages, with a head for link previews. */
export const publicPage = onRequest(
  { cors: false, invoker: 'public', memory: '512MiB', concurrency: 40 },
  answerPublicPage(ports),
);
export const middleware = httpsFunction({ name: 'middleware', ...apis.middleware }, { concurrency: 16 });
/**
 * An instance receives several uploads at a time and parses one. The timeout leaves time for a few megabytes on a slow
 * connection.
 */
export const publicUpload = httpsFunction(
  { name: 'publicUpload', ...apis.publicUpload },
  { concurrency: 16, timeoutSeconds: 540, maxInstances: 100 },
);

export const refuseSignUp = beforeUserCreated({ memory: '256MiB' }, signUpRequested);
export const refuseSignIn = beforeUserSignedIn({ memory: '512MiB' }, signInRequested);

/** Firestore delivers an event at least once and in any order; handlers rely on the current document only. */
const onDocument = { memory: '1GiB', timeoutSeconds: 300, retry: true } as const;
const onSmallDocument = { ...onDocument, memory: '512MiB' } as const;

export const onJobWritten = onDocumentWritten(
  { ...onDocument, document: documents.job('{organizationId}', '{jobId}') },
  eventHandler(jobWritten),
);
export const onCandidateWritten = onDocumentWritten(
  { ...onDocument, document: documents.candidate('{organizationId}', '{jobId}', '{candidateId}') },
  eventHandler(candidateWritten),
);
export const onUserWritten = onDocumentWritten(
  { ...onSmallDocument, document: documents.user('{uid}') },
  eventHandler(userWritten),
);
export const onOrganizationWritten = onDocumentWritten(
  { ...onSmallDocument, document: documents.organization('{organizationId}') },
  eventHandler(organizationWritten),
);
export const onBrandWritten = onDocumentWritten(
  { ...onSmallDocument, document: documents.brand('{organizationId}', '{brandId}') },
  eventHandler(brandWritten),
);
export const onSkillsCandidateWritten = onDocumentWritten(
  { ...onSmallDocument, document: documents.skillsCandidate('{organizationId}', '{candidateId}') },
  eventHandler((event, ports) => searchableWritten('skillsCandidates', event, ports)),
);
export const onTearsheetWritten = onDocumentWritten(
  { ...onSmallDocument, document: documents.tearsheet('{organizationId}', '{tearsheetId}') },
  eventHandler((event, ports) => searchableWritten('tearsheets', event, ports)),
);
/** A page of a grading run holds whole resumes, so few runs share an instance. */
export const onGradingRunWritten = onDocumentWritten(
  { ...onDocument, document: `${collections.gradingRuns()}/{runKey}`, concurrency: 4 },
  eventHandler(gradingRunWritten),
);
/** A run proceeds when it is new, when its cursor has moved and when the sweep restarts it. */
export const onSyncRunWritten = onDocumentWritten(
  { ...onDocument, document: documents.syncRun('{organizationId}', '{kind}'), concurrency: 4 },
  eventHandler(syncRunWritten),
);
/** Sends a note when it is new and when an admin sends it again. */
export const onAtsNoteWritten = onDocumentWritten(
  { ...onSmallDocument, document: documents.atsNote('{organizationId}', '{noteId}'), concurrency: 8 },
  eventHandler(atsNoteWritten),
);

/** A step sends mails for a while, at the configured rate. */
export const onMailingWritten = onDocumentWritten(
  { ...onSmallDocument, document: documents.mailing('{organizationId}', '{mailingId}'), concurrency: 8 },
  eventHandler(mailingWritten),
);

/** A slow receiver of a webhook holds a call for ten seconds at most. */
export const onOutboxItemWritten = onDocumentWritten(
  { ...onSmallDocument, document: documents.outboxItem('{id}'), concurrency: 20 },
  eventHandler(outboxItemWritten),
);

export const sendOutbox = onSchedule(
  { schedule: '* * * * *', memory: '512MiB', timeoutSeconds: 300 },
  eventHandler((_event, ports) => sendDueItems(ports)),
);
export const wakeMailings = onSchedule(
  { schedule: '* * * * *', memory: '512MiB', timeoutSeconds: 60 },
  eventHandler((_event, ports) => wake(ports)),
);
export const restartGrading = onSchedule(
  { schedule: '*/5 * * * *', memory: '512MiB', timeoutSeconds: 120 },
  eventHandler((_event, ports) => restartStalledGrading(ports)),
);
export const sweepStagedUploads = onSchedule(
  { schedule: '17 3 * * *', memory: '512MiB', timeoutSeconds: 540 },
  eventHandler((_event, ports) => sweep(ports)),
);
export const restartSync = onSchedule(
  { schedule: '*/5 * * * *', memory: '512MiB', timeoutSeconds: 120 },
  eventHandler((_event, ports) => restartStalledSync(ports)),
);
export const sendAtsNotes = onSchedule(
  { schedule: '*/2 * * * *', memory: '512MiB', timeoutSeconds: 540 },
  eventHandler((_event, ports) => sendDueNotes(ports)),
);
export const refreshFromAts = onSchedule(
  { schedule: '*/15 * * * *', memory: '512MiB', timeoutSeconds: 540 },
  eventHandler((_event, ports) => refreshOnSchedule(ports)),
);

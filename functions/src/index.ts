import { setGlobalOptions } from 'firebase-functions/v2';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest, type HttpsOptions } from 'firebase-functions/v2/https';
import { beforeUserCreated, beforeUserSignedIn, HttpsError } from 'firebase-functions/v2/identity';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { decideSignIn } from './accounts/decide-sign-in';
import { signInRefusals } from './adapters/identity/identity';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { adminRoutes } from './admin-routes';
import { appRoutes } from './app-routes';
import { nudgeGrading } from './grading/nudge-grading';
import {
  candidateWritten,
  gradingRunWritten,
  jobWritten,
  mailRequested,
  organizationWritten,
  searchableWritten,
  userWritten,
} from './triggers';
import { publicRoutes, publicUploadRoutes } from './public/public-routes';
import { callSeconds } from './runtime/call-time';
import { ports } from './runtime/context';
import type { Ports } from './runtime/ports';
import { withQuietFailure } from './runtime/quiet-failure';
import { keepBodiesRaw } from './runtime/raw-bodies';
import { secrets } from './runtime/secrets';
import type { Route } from './runtime/route';
import { refuseSlowBodies } from './runtime/slow-bodies';
import { serve } from './runtime/serve';
import { firestore } from './store/firestore';
import { sweepStagedUploads as sweep } from './uploads/sweep-staged-uploads';

/** The registry: what runs in the cloud, by name, trigger, options and handler. No logic. */

const region = 'us-central1';
setGlobalOptions({ region, secrets, maxInstances: 20 });

/** The events of Firestore are made into snapshots of the default app before a handler sees them. */
firestore();

/** The https functions, and how many requests an instance of each is given at a time. */
const places = { app: 16, admin: 8, publicApi: 16, publicUpload: 4 } as const;
/** Each process serves one function; the platform names it. */
const served = Object.entries(places).find(([name]) => name === process.env.FUNCTION_TARGET);
if (served) {
  keepBodiesRaw();
  refuseSlowBodies(served[1]);
}

/** Same origin only: Hosting puts the APIs below the product's own host, so no other origin needs them. */
const https = { cors: false, invoker: 'public' } as const;

/** An API as a function; what works for its calls knows from here how much time they have. */
const api = (
  name: keyof typeof places,
  served: { basePath: string; routes: readonly Route[] },
  { timeoutSeconds = callSeconds, ...options }: HttpsOptions & { timeoutSeconds?: number } = {},
) =>
  onRequest(
    { ...https, memory: '2GiB', concurrency: places[name], ...options, timeoutSeconds },
    serve({ ...served, ports, timeoutSeconds }),
  );

export const app = api('app', { basePath: apiBasePaths.app, routes: appRoutes });
export const admin = api('admin', { basePath: apiBasePaths.admin, routes: adminRoutes });
export const publicApi = api('publicApi', { basePath: apiBasePaths.public, routes: publicRoutes });
/**
 * Hosting sends the uploads of applicants here, so that public pages have none of the work. An instance receives a few
 * and parses one; there are many, because anybody can hold a place for as long as `refuseSlowBodies` lets them. There is
 * time for a few megabytes on a bad line.
 */
export const publicUpload = api(
  'publicUpload',
  { basePath: apiBasePaths.public, routes: publicUploadRoutes },
  { timeoutSeconds: 540, maxInstances: 100 },
);

/** The auth service asks these before it makes an account or a session that did not come through our own calls. */
export const refuseSignUp = beforeUserCreated({ memory: '256MiB' }, () => {
  throw new HttpsError('permission-denied', signInRefusals.signUp);
});
export const refuseSignIn = beforeUserSignedIn({ memory: '512MiB' }, async ({ data, ipAddress, eventType }) => {
  if (!data) return {};
  // `…user.beforeSignIn:password`
  const method = eventType.slice(eventType.lastIndexOf(':') + 1);
  const signIn = { uid: data.uid, email: data.email ?? '', address: ipAddress, method };
  const decision = await decideSignIn(signIn, ports());
  if ('refusal' in decision) throw new HttpsError('permission-denied', decision.refusal);
  return decision;
});

/** What events and the clock ask for; calls have `serve`. */
const quietly = (work: (own: Ports) => Promise<void>): Promise<void> => {
  const own = ports();
  return withQuietFailure(own.log, () => work(own));
};

/** Firestore delivers an event at least once, in any order; handlers go by what stands there now. */
const onDocument = { memory: '1GiB', timeoutSeconds: 300, retry: true } as const;

export const onJobWritten = onDocumentWritten(
  { ...onDocument, document: documents.job('{organizationId}', '{jobId}') },
  (event) => quietly((own) => jobWritten(event, own)),
);
export const onCandidateWritten = onDocumentWritten(
  { ...onDocument, document: documents.candidate('{organizationId}', '{jobId}', '{candidateId}') },
  (event) => quietly((own) => candidateWritten(event, own)),
);
export const onUserWritten = onDocumentWritten(
  { ...onDocument, memory: '512MiB', document: documents.user('{uid}') },
  (event) => quietly((own) => userWritten(event, own)),
);
export const onOrganizationWritten = onDocumentWritten(
  { ...onDocument, memory: '512MiB', document: documents.organization('{organizationId}') },
  (event) => quietly((own) => organizationWritten(event, own)),
);
export const onSkillsCandidateWritten = onDocumentWritten(
  { ...onDocument, memory: '512MiB', document: documents.skillsCandidate('{organizationId}', '{candidateId}') },
  (event) => quietly((own) => searchableWritten('skillsCandidates', event, own)),
);
export const onTearsheetWritten = onDocumentWritten(
  { ...onDocument, memory: '512MiB', document: documents.tearsheet('{organizationId}', '{tearsheetId}') },
  (event) => quietly((own) => searchableWritten('tearsheets', event, own)),
);
/** One page of one job at a time: pages hold whole resumes, and runs of different jobs share an instance. */
export const onGradingRunWritten = onDocumentWritten(
  { ...onDocument, document: `${collections.gradingRuns()}/{runKey}`, concurrency: 4 },
  (event) => quietly((own) => gradingRunWritten(event, own)),
);
export const resumeGrading = onSchedule({ schedule: '*/5 * * * *', memory: '512MiB', timeoutSeconds: 120 }, () =>
  quietly(nudgeGrading),
);

export const onMailRequested = onDocumentCreated({ ...onDocument, document: documents.mailRequest('{id}') }, (event) =>
  quietly((own) => mailRequested(event, own)),
);

export const sweepStagedUploads = onSchedule({ schedule: '17 3 * * *', memory: '512MiB', timeoutSeconds: 540 }, () =>
  quietly(sweep),
);

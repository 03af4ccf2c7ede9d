import { randomBytes } from 'node:crypto';
import { newOrganization } from '@portal/domain/organizations/organization';
import type { SyncKind } from '@portal/domain/ats/sync-run';
import { documents } from '@portal/domain/paths/firestore-paths';
import { cast } from '@portal/domain/testing/cast';
import { continueSync } from '@portal/functions/ats/continue-sync';
import { requestSync } from '@portal/functions/ats/request-sync';
import { firestore } from '@portal/functions/store/firestore';
import { countDocuments } from '@portal/functions/testing/count-documents';
import { actorFor } from '@portal/functions/testing/fake-ports';
import { handlerContext } from '@portal/functions/testing/handler-context';
import { bullhornOfTest } from '@portal/functions/testing/simulated-bullhorn';
import { startPortal } from '@portal/local/launcher/start-portal';
import { textTable } from '../text-table';

const [jobs, candidates, tearsheets] = [1_000, 20_000, 200] as const;
/** Records between two lines about the memory. */
const reportedEach = 1_000;
const username = 'api-bench';

type Context = ReturnType<typeof handlerContext>;

/**
 * The first import from the ATS, with a process that dies on the way, then imports without and with changes. The product's
 * own functions run here, against an emulator of Firestore and the simulated ATS, which are processes of their own.
 */
export async function measureImport(report: (what: string) => void): Promise<string> {
  const portal = await startPortal({ emulators: ['firestore'], report });
  Object.assign(process.env, portal.env);
  process.env.GCLOUD_PROJECT = process.env.GOOGLE_CLOUD_PROJECT = `demo-${randomBytes(6).toString('hex')}`;
  try {
    report('Making records');
    await control('PUT', '', { password: 'right', ...agency() });
    const organizationId = await connected();
    const context = handlerContext({ ...actorFor('recruiter'), organizationId }, { tracking: bullhornOfTest() });
    const rows: (string | number)[][] = [];
    const measure = async (what: string, kind: SyncKind, importer: Context = context) => {
      rows.push([what, ...(await importAll({ organizationId, kind }, importer, report))]);
    };
    await measure('jobs', 'jobs');
    await measure('tearsheets', 'tearsheets');
    await measure('candidates, killed once', 'candidates', dyingAfter(context, 20));
    await measure('jobs again', 'jobs');
    await measure('candidates again', 'candidates');
    for (let id = 1; id <= 25; id += 1) {
      await control('POST', `/rows/JobOrder/${String(id)}`, { title: `Renamed ${String(id)}` });
      await control('POST', `/rows/Candidate/${String(10_000 + id)}`, { occupation: 'Director' });
    }
    await measure('25 changed jobs', 'jobs');
    await measure('25 changed candidates', 'candidates');
    const head = ['import', 'read', 'changed', 'seconds', 'per second', 'writes', 'most memory in MB'];
    return textTable(head, rows);
  } finally {
    await portal.stop();
  }
}

/** Imports a kind, page by page, as the events of its run do. */
async function importAll(
  key: { organizationId: string; kind: SyncKind },
  context: Context,
  report: (what: string) => void,
): Promise<(string | number)[]> {
  await requestSync(key, context);
  const startedAt = performance.now();
  let most = 0;
  let reported = 0;
  const { result, writes } = await countDocuments(async () => {
    for (;;) {
      await continueSync(key, context).catch(() => undefined);
      const run = await context.store.syncRuns.get(key);
      const memory = megabytes();
      most = Math.max(most, memory);
      if (run && run.read - reported >= reportedEach) {
        reported = run.read;
        report(`${key.kind}: ${String(run.read)} read, ${String(memory)} MB`);
      }
      if (run && !run.activeAt) return run;
    }
  });
  if (result.state !== 'done') throw new Error(`the import of ${key.kind} failed: ${result.message}`);
  const seconds = (performance.now() - startedAt) / 1_000;
  return [result.read, result.written, seconds.toFixed(1), (result.read / seconds).toFixed(0), writes, most];
}

const megabytes = () => Math.round(process.memoryUsage().rss / (1024 * 1024));

/** A process that dies once, after it has stored this many pages and before the run knows of the last one. */
function dyingAfter(context: Context, pages: number): Context {
  let stored = 0;
  const { syncRuns } = context.store;
  const finishPage: typeof syncRuns.finishPage = (run, page) => {
    stored += 1;
    return stored === pages ? Promise.reject(new Error('killed')) : syncRuns.finishPage(run, page);
  };
  return { ...context, store: { ...context.store, syncRuns: { ...syncRuns, finishPage } } };
}

/** An organization whose user is connected to the simulated ATS. @returns its id. */
async function connected(): Promise<string> {
  const { id: uid } = cast.recruiter;
  const organizationId = `agency-${randomBytes(6).toString('hex')}`;
  const user = { ...cast.recruiter, organizationId };
  const { store, tracking } = handlerContext(actorFor('recruiter'), { tracking: bullhornOfTest() });
  await firestore()
    .doc(documents.organization(organizationId))
    .set(newOrganization({ id: organizationId, name: 'A' }));
  await firestore().doc(documents.user(uid)).set(user);
  if (!tracking) throw new Error('no ATS');
  await store.integrations.connect(organizationId, uid, { ...(await tracking.signIn(username, 'right')), username });
  return organizationId;
}

async function control(method: string, path: string, body: unknown): Promise<void> {
  const response = await fetch(new URL(`/simulator/corporations/${username}${path}`, process.env.BULLHORN_URL), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`the simulator answered ${String(response.status)}`);
}

/** Jobs, candidates with a skill and an employer each, and tearsheets that hold them. */
function agency() {
  const numbers = (count: number, first: number) => Array.from({ length: count }, (_, index) => first + index);
  const people = numbers(candidates, 10_001);
  return {
    users: [{ id: 1, firstName: 'Ann', lastName: 'Lee', name: 'Ann Lee', email: 'ann@agency.example', enabled: true }],
    rows: {
      ClientCorporation: [{ id: 9_001, name: 'Acme' }],
      JobOrder: numbers(jobs, 1).map((id) => ({
        id,
        title: `Engineer ${String(id)}`,
        isOpen: true,
        isDeleted: false,
        clientCorporation: { id: 9_001 },
        description: '<p>Designs, builds and runs pumps.</p>'.repeat(40),
      })),
      Candidate: people.map((id) => ({
        id,
        firstName: 'Ada',
        lastName: `Ng ${String(id)}`,
        name: `Ada Ng ${String(id)}`,
        email: `ada${String(id)}@example.com`,
        occupation: 'Engineer',
        owner: { id: 1 },
      })),
      CandidateWorkHistory: people.map((id) => ({ id: id + 100_000, candidate: { id }, title: 'Engineer' })),
      Tearsheet: numbers(tearsheets, 200_001).map((id) => ({
        id,
        name: `Engineers ${String(id)}`,
        isPrivate: false,
        isDeleted: false,
        owner: { id: 1 },
      })),
    },
    links: [['Tearsheet.candidates', people.map((id, index) => [200_001 + (index % tearsheets), id])]],
  };
}

import { join } from 'node:path';
import { demoAccounts, demoPassword } from './demo/accounts';
import { demoSubdomain } from './demo/agencies';
import { preferredPorts } from './launcher/ports';
import { startPortal, type RunningPortal } from './launcher/start-portal';
import { stateFolder } from './repository';
import { buildWhatChanged } from './steps/build';
import { keepData, type KeptData } from './steps/kept-data';
import { createStepReport } from './steps/report';
import { holdSingleRun } from './steps/single-run';

/**
 * `npm start`: builds, starts the emulators with the demo agencies, prints the URL and the accounts, and runs until
 * Ctrl-C or a signal. `--fresh` discards the data of earlier runs.
 */
const logFile = join(stateFolder, 'emulators.log');
const steps = createStepReport();
let isStopping = false;

try {
  holdSingleRun(join(stateFolder, 'pid'));
  const data = keepData(stateFolder, process.argv.includes('--fresh'));
  const portal = await start(data);
  // Before the URL is printed, so that a signal from then on saves the data.
  const stopSignal = untilStopSignal();
  printWelcome(portal, await publicPages(portal));
  void describeApis(portal.webFolder);
  // Loads the functions before the first click.
  void portal.warm('all').catch(() => undefined);
  const completing = completeDemo(portal, data);
  const fault = await Promise.race([stopSignal, portal.ended]);
  isStopping = true;
  console.log(fault === null ? '\n  Saving the data and stopping …' : `\n  ${fault}; see ${logFile}`);
  await completing;
  await portal.stop();
  process.exit(fault === null ? 0 : 1);
} catch (error) {
  steps.end();
  if (!(error instanceof Error)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
}

async function start(data: KeptData): Promise<RunningPortal> {
  await buildWhatChanged(steps.step);
  const portal: RunningPortal = await startPortal({
    projectId: 'demo-portal',
    hasDnsStandIn: false,
    dataFolder: data.folder,
    preferredPorts,
    logFile,
    report: steps.step,
    onTakenPort: ({ name, port, by, instead }) => {
      console.log(`  Port ${port} (${name}) is in use by ${by}; taking ${instead}`);
    },
    notice: (line) => {
      console.log(`  ${line}`);
    },
    onRestarted: async (program) => {
      // The simulator keeps nothing.
      if (program === 'bullhorn') await connectAgency(portal);
    },
  });
  if (data.seededAt() === null) await seed(portal, data);
  await connectAgency(portal);
  // The first sign-in follows at once. Its blocking function has a timeout of ten seconds, which loading it together with
  // all others exceeds on a slow machine.
  steps.step('Loading what a sign-in needs');
  await portal.warm('signIn').catch(() => undefined);
  steps.end();
  return portal;
}

async function seed(portal: RunningPortal, data: KeptData): Promise<void> {
  steps.step('Making the demo agencies');
  Object.assign(process.env, portal.env);
  const { seedDemo } = await import('./demo/seed');
  const now = Date.now();
  try {
    await seedDemo({
      projectId: portal.projectId,
      now,
      report: ({ done, total, label }) => {
        steps.progress(done, total, label);
      },
    });
  } catch (error) {
    await portal.stop();
    throw error;
  }
  await portal.save();
  data.markSeeded(now, false);
}

/** Describes the APIs as they are now; nothing waits for it. */
async function describeApis(webFolder: string): Promise<void> {
  try {
    (await import('./api-docs/write-api-docs')).writeApiDocs(webFolder);
  } catch (error) {
    console.error(`\n  The APIs could not be described: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Adds the rest of the demo's candidates while the portal runs; the next start goes on where this one stopped. */
async function completeDemo(portal: RunningPortal, data: KeptData): Promise<void> {
  const now = data.seededAt();
  if (now === null || data.isComplete()) return;
  const { seedOtherCandidates } = await import('./demo/seed');
  const rest = createStepReport();
  rest.step('Adding more candidates in the background');
  try {
    const isDone = await seedOtherCandidates(
      {
        projectId: portal.projectId,
        now,
        report: ({ done, total, label }) => {
          if (process.stdout.isTTY) rest.progress(done, total, label);
        },
      },
      () => isStopping,
    );
    if (!isDone) return;
    await portal.save();
    data.markSeeded(now, true);
  } catch (error) {
    console.error(
      `\n  The other candidates could not be added: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    rest.end();
  }
}

async function connectAgency({ projectId, env }: RunningPortal): Promise<void> {
  Object.assign(process.env, env);
  const { connectDemoAgency } = await import('./demo/connect-agency');
  await connectDemoAgency({ projectId });
}

/** Links of the demo's public pages; a demo without them starts all the same. */
async function publicPages({ projectId, env }: RunningPortal): Promise<[label: string, url: string][]> {
  Object.assign(process.env, env);
  const { demoPages } = await import('./demo/public-pages');
  const pages = await demoPages({ projectId }).catch(() => null);
  if (!pages) return [];
  return [
    ['A shortlist of five candidates', pages.shortlist],
    ['A list of candidates', pages.list],
    ['The list behind a gate', pages.gatedList],
    ['A profile', pages.profile],
    ['A list of jobs', pages.jobList],
    ['A job', pages.job],
  ];
}

function printWelcome({ baseUrl, mailbox, ports }: RunningPortal, pages: readonly [string, string][]): void {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  console.log(
    [
      '',
      `  The portal runs at  ${baseUrl}`,
      `  Its mailbox at      ${mailbox.url}`,
      `  The APIs at         ${baseUrl}/api/docs`,
      `  The ATS at          http://127.0.0.1:${ports.bullhorn}/simulator`,
      `  An agency's host at http://${demoSubdomain}.localhost:${ports.hosting}/login`,
      '',
      `  Accounts, all with the password ${demoPassword}`,
      ...demoAccounts
        .filter((account) => account.isShown)
        .map(({ email, note }) => `    ${email.padEnd(width)}  ${note}`),
      ...(pages.length > 0 ? ['', '  Public pages, as a client gets them'] : []),
      ...pages.flatMap(([label, url]) => [`    ${label}`, `      ${url}`]),
      '',
      '  Ctrl-C ends it and keeps the data.',
      '',
    ].join('\n'),
  );
}

/** Waits for Ctrl-C or another signal to stop. */
function untilStopSignal(): Promise<null> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        resolve(null);
      });
    }
  });
}

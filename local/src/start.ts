import { join } from 'node:path';
import { demoAccounts, demoPassword } from './demo/accounts';
import { preferredPorts } from './launcher/ports';
import { startPortal, type RunningPortal } from './launcher/start-portal';
import { stateFolder } from './repository';
import { buildWhatChanged } from './steps/build';
import { keepData, type KeptData } from './steps/kept-data';
import { createStepReport } from './steps/report';
import { holdSingleRun } from './steps/single-run';

/**
 * `npm start`: builds, starts the emulators with the demo agency, prints the address and the accounts, and runs until
 * it is told to end. `--fresh` starts over without the data of earlier runs.
 */
const logFile = join(stateFolder, 'emulators.log');
const steps = createStepReport();

try {
  holdSingleRun(join(stateFolder, 'pid'));
  const portal = await start();
  // Before the address is printed: who reads it may end the portal at once, and its data are kept all the same.
  const told = untilToldToEnd();
  printWelcome(portal);
  // The first click need not wait for what can be loaded now.
  void portal.warm('all').catch(() => undefined);
  const isTold = await Promise.race([told, portal.ended.then(() => false)]);
  console.log(isTold ? '\n  Saving the data and stopping …' : `\n  The emulators ended by themselves; see ${logFile}`);
  await portal.stop();
  process.exit(isTold ? 0 : 1);
} catch (error) {
  steps.end();
  if (!(error instanceof Error)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
}

async function start(): Promise<RunningPortal> {
  const data = keepData(stateFolder, process.argv.includes('--fresh'));
  await buildWhatChanged(steps.step);
  const portal = await startPortal({
    projectId: 'demo-portal',
    dataFolder: data.folder,
    preferredPorts,
    logFile,
    report: steps.step,
    onTakenPort: ({ name, port, by, instead }) => {
      console.log(`  Port ${port} (${name}) is in use by ${by}; taking ${instead}`);
    },
  });
  if (!data.isSeeded()) await seed(portal, data);
  await connectAgency(portal);
  // Whoever reads the address signs in at once: the function that is asked before a session begins has ten seconds, of which
  // loading it beside all others took more on a slow machine.
  steps.step('Loading what a sign-in needs');
  await portal.warm('signIn').catch(() => undefined);
  steps.end();
  return portal;
}

async function seed(portal: RunningPortal, data: KeptData): Promise<void> {
  steps.step('Making the demo agencies');
  Object.assign(process.env, portal.env);
  const { seedDemo } = await import('./demo/seed');
  try {
    await seedDemo({
      projectId: portal.projectId,
      baseUrl: portal.baseUrl,
      report: ({ done, total, label }) => {
        steps.progress(done, total, label);
      },
    });
  } catch (error) {
    await portal.stop();
    throw error;
  }
  await portal.save();
  data.markSeeded();
}

async function connectAgency({ projectId, env }: RunningPortal): Promise<void> {
  Object.assign(process.env, env);
  const { connectDemoAgency } = await import('./demo/connect-agency');
  await connectDemoAgency({ projectId });
}

function printWelcome({ baseUrl, mailbox }: RunningPortal): void {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  console.log(
    [
      '',
      `  The portal runs at  ${baseUrl}`,
      `  Its mailbox at      ${mailbox.url}`,
      '',
      `  Accounts, all with the password ${demoPassword}`,
      ...demoAccounts
        .filter((account) => account.isShown)
        .map(({ email, note }) => `    ${email.padEnd(width)}  ${note}`),
      '',
      '  Ctrl-C ends it and keeps the data.',
      '',
    ].join('\n'),
  );
}

/** Ctrl-C or a signal; from then on nothing else ends this process. */
function untilToldToEnd(): Promise<true> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        resolve(true);
      });
    }
  });
}

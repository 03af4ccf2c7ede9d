import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPortal, type RunningPortal } from './launcher/start-portal';
import { stateFolder } from './repository';
import { buildWhatChanged } from './steps/build';
import { hasTests, runJest, type JestRun } from './steps/jest-stage';
import { runPlaywright } from './steps/playwright-stage';
import { createStepReport, type StepReport } from './steps/report';
import { stageLine, totalLine, type StageResult } from './steps/stage';

/**
 * `npm test [-- STAGE [pattern]]`: all stages but `deep`, or one of them. `--changed[=REF]` runs the tests that import what
 * has changed since a commit (`HEAD` unless given: what is not committed), without journeys, which import nothing. The last
 * line sums the stages up; the exit code is 1 when anything failed or could not run.
 */
const jestStages: Record<'unit' | 'deep' | 'emulator', JestRun> = {
  unit: { name: 'unit', projects: ['web', 'matching', 'functions', 'domain', 'local', 'bench'], workers: 2 },
  deep: { name: 'deep', projects: ['matching-deep'], workers: 2 },
  emulator: {
    name: 'emulator',
    projects: ['rules-emulator', 'functions-emulator', 'web-emulator', 'local-emulator', 'bench-emulator'],
    workers: 3,
  },
};
type Stage = keyof typeof jestStages | 'e2e';

const { values, positionals } = parseArgs({
  options: { changed: { type: 'string' } },
  args: commandArguments(),
  allowPositionals: true,
});
const [wanted, pattern] = positionals;
const known: readonly Stage[] = ['unit', 'deep', 'emulator', 'e2e'];
const usual: readonly Stage[] = values.changed === undefined ? ['unit', 'emulator', 'e2e'] : ['unit', 'emulator'];
const stages = wanted === undefined ? usual : known.filter((name) => name === wanted);
if (stages.length === 0) {
  console.error(`There is no stage "${String(wanted)}"; choose from ${known.join(', ')}.`);
  process.exit(1);
}
const selection = { pattern, changedSince: values.changed };

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

mkdirSync(stateFolder, { recursive: true });
const results: StageResult[] = [];
const withPortal =
  (stages.includes('emulator') && (await hasTests({ ...jestStages.emulator, ...selection }))) || stages.includes('e2e');
// Builds in parallel with the unit tests; a failure is reported by the stages that need the build.
const buildFault = withPortal ? buildWhatChanged(() => undefined).then(() => null, toError) : null;
for (const name of ['unit', 'deep'] as const) {
  if (stages.includes(name)) results.push(await runJest({ ...jestStages[name], ...selection }));
}
if (withPortal) results.push(...(await runWithPortal(stages)));

console.log(`\n${results.map(stageLine).join('\n')}\n\n${totalLine(results)}`);
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);

/** `--changed` alone compares with the last commit. */
function commandArguments(): string[] {
  return process.argv.slice(2).map((given) => (given === '--changed' ? '--changed=HEAD' : given));
}

/** The stages that need a running portal share one; each test creates its own data. */
async function runWithPortal(names: readonly Stage[]): Promise<StageResult[]> {
  const steps = createStepReport();
  try {
    steps.step('Building functions and web');
    const fault = await buildFault;
    if (fault) throw fault;
    const logFile = join(stateFolder, 'test-emulators.log');
    // The tests write the entry of the platform's front end.
    const portal = await startPortal({ report: steps.step, logFile, notice: console.error, trustedHops: 1 });
    try {
      return await runAgainst(portal, names, steps);
    } finally {
      await portal.stop();
    }
  } catch (error) {
    steps.end();
    console.error(toError(error).message);
    return names
      .filter((name) => name === 'emulator' || name === 'e2e')
      .map((name) => ({ name, passed: 0, failed: 1, milliseconds: 0 }));
  }
}

async function runAgainst(portal: RunningPortal, names: readonly Stage[], steps: StepReport): Promise<StageResult[]> {
  const { env } = portal;
  const done: StageResult[] = [];
  if (names.includes('emulator')) {
    // Most tests call the product's code in their own process.
    steps.step('Loading what a sign-in needs');
    await portal.warm('signIn');
    steps.end();
    done.push(await runJest({ ...jestStages.emulator, ...selection, env }));
  }
  if (names.includes('e2e')) {
    steps.step('Loading the functions');
    await portal.warm('all');
    steps.end();
    done.push(await runPlaywright({ pattern, env }));
  }
  return done;
}

function toError(fault: unknown): Error {
  return fault instanceof Error ? fault : new Error(String(fault));
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startPortal } from './launcher/start-portal';
import { stateFolder } from './repository';
import { buildWhatChanged } from './steps/build';
import { runJest } from './steps/jest-stage';
import { runPlaywright } from './steps/playwright-stage';
import { createStepReport } from './steps/report';
import { stageLine, totalLine, type StageResult } from './steps/stage';

/**
 * `npm test [unit|emulator|e2e] [pattern]`: all stages, or one of them. The last line sums them up; the exit code is 1
 * when anything failed or could not run.
 */
const stageNames = ['unit', 'emulator', 'e2e'] as const;
type StageName = (typeof stageNames)[number];

const unitProjects = ['domain', 'matching', 'functions', 'web', 'local', 'bench'];
const emulatorProjects = ['rules-emulator', 'functions-emulator', 'web-emulator', 'local-emulator', 'bench-emulator'];

const [wanted, pattern] = process.argv.slice(2);
const stages = stageNames.filter((name) => wanted === undefined || wanted === name);
if (stages.length === 0) {
  console.error(`There is no stage "${String(wanted)}"; choose from ${stageNames.join(', ')}.`);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

mkdirSync(stateFolder, { recursive: true });
const results: StageResult[] = [];
const withPortal = stages.filter((name) => name !== 'unit');
// Builds in parallel with the unit tests; a failure is reported by the stages that need the build.
const buildFault = withPortal.length > 0 ? buildWhatChanged(() => undefined).then(() => null, toError) : null;
if (stages.includes('unit')) results.push(await runJest({ name: 'unit', projects: unitProjects, pattern, workers: 2 }));
if (withPortal.length > 0) results.push(...(await runWithPortal(withPortal)));

console.log(`\n${results.map(stageLine).join('\n')}\n\n${totalLine(results)}`);
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);

/** The stages that need a running portal share one; each test creates its own data. */
async function runWithPortal(names: readonly StageName[]): Promise<StageResult[]> {
  const steps = createStepReport();
  try {
    steps.step('Building functions and web');
    const fault = await buildFault;
    if (fault) throw fault;
    const logFile = join(stateFolder, 'test-emulators.log');
    // The tests write the entry of the platform's front end.
    const portal = await startPortal({ report: steps.step, logFile, notice: console.error, trustedHops: 1 });
    try {
      steps.step('Loading the functions');
      await portal.warm('all');
      steps.end();
      return await runAgainst(portal.env, names);
    } finally {
      await portal.stop();
    }
  } catch (error) {
    steps.end();
    console.error(toError(error).message);
    return names.map((name) => ({ name, passed: 0, failed: 1, milliseconds: 0 }));
  }
}

async function runAgainst(env: Record<string, string>, names: readonly StageName[]): Promise<StageResult[]> {
  const done: StageResult[] = [];
  if (names.includes('emulator')) {
    done.push(await runJest({ name: 'emulator', projects: emulatorProjects, pattern, env, workers: 3 }));
  }
  if (names.includes('e2e')) done.push(await runPlaywright({ pattern, env }));
  return done;
}

function toError(fault: unknown): Error {
  return fault instanceof Error ? fault : new Error(String(fault));
}

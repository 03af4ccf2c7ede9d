import { mkdirSync } from 'node:fs';
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
const emulatorProjects = ['rules-emulator', 'functions-emulator', 'local-emulator'];

const [wanted, pattern] = process.argv.slice(2);
const stages = stageNames.filter((name) => wanted === undefined || wanted === name);
if (stages.length === 0) {
  console.error(`There is no stage "${String(wanted)}"; choose from ${stageNames.join(', ')}.`);
  process.exit(1);
}

mkdirSync(stateFolder, { recursive: true });
const results: StageResult[] = [];
if (stages.includes('unit')) results.push(await runJest({ name: 'unit', projects: unitProjects, pattern }));
const withPortal = stages.filter((name) => name !== 'unit');
if (withPortal.length > 0) results.push(...(await runWithPortal(withPortal)));

console.log(`\n${results.map(stageLine).join('\n')}\n\n${totalLine(results)}`);
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);

/** The stages that need a running portal share one; each test brings data of its own. */
async function runWithPortal(names: readonly StageName[]): Promise<StageResult[]> {
  const steps = createStepReport();
  try {
    await buildWhatChanged(steps.step);
    const portal = await startPortal({ report: steps.step });
    steps.end();
    const stop = () => {
      void portal.stop().finally(() => process.exit(1));
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    try {
      return await runAgainst(portal.env, names);
    } finally {
      await portal.stop();
    }
  } catch (error) {
    steps.end();
    console.error(error instanceof Error ? error.message : error);
    return names.map((name) => ({ name, passed: 0, failed: 1, milliseconds: 0 }));
  }
}

async function runAgainst(env: Record<string, string>, names: readonly StageName[]): Promise<StageResult[]> {
  const done: StageResult[] = [];
  if (names.includes('emulator')) {
    done.push(await runJest({ name: 'emulator', projects: emulatorProjects, pattern, env, inBand: true }));
  }
  if (names.includes('e2e')) done.push(await runPlaywright({ pattern, env }));
  return done;
}

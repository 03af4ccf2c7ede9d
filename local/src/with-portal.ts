import { parseArgs } from 'node:util';
import { emulatorKinds } from './launcher/emulator-kinds';
import { startPortal } from './launcher/start-portal';
import { runCommand } from './steps/run-command';
import { createStepReport } from './steps/report';

/**
 * Runs a command against a new portal, using the last build:
 * `node --import tsx local/src/with-portal.ts [--only auth,firestore] -- COMMAND …`.
 * The command gets the portal by its environment; its exit code is passed on.
 */
const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const [command, ...args] = positionals;
if (command === undefined) {
  console.error('Say which command to run, after two dashes.');
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const wanted = values.only?.split(',');
const emulators = emulatorKinds.filter((kind) => wanted === undefined || wanted.includes(kind));
const steps = createStepReport();
const portal = await startPortal({ emulators, report: steps.step });
steps.end();
const code = await runCommand(command, args, portal.env);
await portal.stop();
process.exit(code);

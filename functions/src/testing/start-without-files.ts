import { closeSync, openSync } from 'node:fs';
import { PortalError } from '@portal/domain/errors/portal-error';
import { callDeadline, callSeconds } from '../runtime/call-deadline';
import { taskProcess } from '../runtime/task-process';

/** A program that uses up its file descriptors, runs a task in a task process, frees them and runs it again. */
const [script = ''] = process.argv.slice(2);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined, with: () => log };
const tasks = taskProcess({ script: () => script, log });
const echo = (): Promise<unknown> => tasks.run('echo', 'here', (value) => value, callDeadline(callSeconds));

const open: number[] = [];
try {
  for (;;) open.push(openSync('/dev/null', 'r'));
} catch {
  // No descriptor is left.
}
const refused = PortalError.from(await echo().catch((error: unknown) => error));
for (const file of open) closeSync(file);
const answer = { full: refused.kind, detail: refused.message, free: await echo() };
process.stdout.write(JSON.stringify(answer));

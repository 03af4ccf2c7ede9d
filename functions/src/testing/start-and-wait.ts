import { callDeadline, callSeconds } from '../runtime/call-deadline';
import { taskProcess } from '../runtime/task-process';

/** A program that starts a task process, prints its pid and runs one task. */
const [script = '', task = '', input] = process.argv.slice(2);
const log = {
  info: (_message: string, fields: unknown) => process.stdout.write(`${JSON.stringify(fields)}\n`),
  warn: () => undefined,
  error: () => undefined,
  with: () => log,
};
await taskProcess({ script: () => script, log }).run(task, input, () => undefined, callDeadline(callSeconds));

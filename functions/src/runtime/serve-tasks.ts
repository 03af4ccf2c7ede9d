import { endWithParent, readParent } from '@portal/matching/process/end-with-parent';
import { errorFacts } from './error-facts';
import { readyMessage, type TaskAnswer, type TaskProgress, type TaskRequest } from './task-messages';

/** The tasks of a child process, by name. */
export type Tasks = Readonly<Record<string, (input: never, onPage: (page: number, pages: number) => void) => unknown>>;

/**
 * Serves tasks to the parent process (see `taskProcess`) for as long as it runs.
 * @param tasks load large dependencies on use.
 */
export function serveTasks(tasks: Tasks): void {
  const send = (message: TaskAnswer | TaskProgress | typeof readyMessage): void => {
    process.send?.(message);
  };
  process.on('disconnect', () => process.exit());
  process.on('message', (request: TaskRequest) => void answerTo(tasks, request, send).then(send));
  const { parent } = readParent(process.argv.slice(2));
  if (parent === null) throw new Error('a process that serves tasks is told whose it is');
  endWithParent(parent);
  send(readyMessage);
}

async function answerTo(
  tasks: Tasks,
  { id, task, input }: TaskRequest,
  report: (progress: TaskProgress) => void,
): Promise<TaskAnswer> {
  try {
    const act = tasks[task];
    if (!act) throw new Error(`There is no task ${task}.`);
    const onPage = (page: number, pages: number): void => {
      report({ progressOf: id, page, pages });
    };
    return { id, value: await act(input as never, onPage) };
  } catch (error) {
    // Recognized by its fault, which loads no engine.
    if (error instanceof Error && error.name === 'DocumentError' && 'fault' in error) {
      return { id, fault: String(error.fault) };
    }
    return { id, failure: errorFacts(error) };
  }
}

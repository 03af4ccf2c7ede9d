import { fork, type ChildProcess } from 'node:child_process';
import { PortalError } from '@portal/domain/errors/portal-error';
import { DocumentError, documentFaults, type DocumentFault } from '@portal/matching/documents/document-text';
import type { Deadline } from '@portal/matching/documents/limits';
import { parentArgument } from '@portal/matching/process/end-with-parent';
import {
  recognitionLimits,
  smallHeap,
  watchProcess,
  type ProcessLimits,
  type ProcessWatch,
} from '@portal/matching/process/watch-process';
import { mixed, number, object } from 'yup';
import { ProcessExitError } from './process-exit-error';
import { errorFactsText } from './error-facts';
import { taskFailureSchema } from './task-failure';
import { readyMessage, type TaskRequest } from './task-messages';

/** Validates a {@link TaskAnswer}: a compromised process may send anything. */
const answerSchema = object({
  id: number().required(),
  value: mixed().nullable(),
  fault: mixed<DocumentFault>().oneOf(documentFaults),
  failure: taskFailureSchema.optional().default(undefined),
}).noUnknown();

/** Called before each page of a scan; pages count from 1. */
export type OnPage = (page: number, pages: number) => void;

interface Asked {
  task: string;
  input: unknown;
  onPage?: OnPage | undefined;
}

/** Validates a {@link TaskProgress}. */
const progressSchema = object({
  progressOf: number().required(),
  page: number().integer().min(1).required(),
  pages: number().integer().min(1).max(1_000).required(),
}).noUnknown();

/** One child process from start to end. An idle one does not keep the function's process running. */
export class TaskChild {
  readonly #process: ChildProcess;
  readonly #watch: ProcessWatch;
  #hasStarted = false;
  #asked = 0;

  /** @throws ProcessExitError when the system refuses at once; a later refusal fails the first task. */
  constructor({ script, limits }: { script: string; limits: ProcessLimits }) {
    this.#process = forked(script);
    this.#watch = watchProcess(this.#process, limits);
    this.#process.on('message', (message) => {
      this.#hasStarted ||= message === readyMessage;
    });
    // The pending task handles it; between two tasks the next one starts another process.
    this.#process.on('error', () => undefined);
    this.#unhold();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  get isAlive(): boolean {
    const { connected, killed, exitCode, signalCode } = this.#process;
    return connected && !killed && exitCode === null && signalCode === null;
  }

  /**
   * Runs a task, one at a time.
   * @param deadline of the call; shortens the task's time limit when less is left.
   * @throws ProcessExitError, or the task's own error: DocumentError, or PortalError `internal` with kind and place of
   *   another failure.
   */
  async ask<T>({ task, input, onPage }: Asked, read: (value: unknown) => T, deadline: Deadline): Promise<T> {
    const id = (this.#asked += 1);
    const message = await this.#exchange({ id, task, input }, deadline, onPage);
    const answer = this.#checked(() => readAnswer(message, id));
    if (answer.fault !== undefined) throw new DocumentError(answer.fault);
    if (answer.failure) {
      throw new PortalError('internal', { detail: `task ${task} failed: ${errorFactsText(answer.failure)}` });
    }
    return this.#checked(() => read(answer.value));
  }

  /** A process that sends invalid answers gets no further task. */
  #checked<T>(read: () => T): T {
    try {
      return read();
    } catch {
      this.#process.kill('SIGKILL');
      throw this.#ended('garbage');
    }
  }

  async #exchange(request: TaskRequest, deadline: Deadline, onPage: OnPage = () => undefined): Promise<unknown> {
    const child = this.#process;
    this.#hold();
    this.#watch.begin(deadline.remaining);
    try {
      return await new Promise((resolve, reject) => {
        const stop = (): void => {
          child.off('message', onMessage).off('close', onClose).off('error', onError);
        };
        const onMessage = (message: unknown): void => {
          if (message === readyMessage) {
            // The start of the process does not count against the document.
            this.#watch.begin(deadline.remaining);
            return;
          }
          const progress = readProgress(message, request.id);
          if (progress) {
            this.#watch.begin(deadline.remaining, recognitionLimits);
            onPage(progress.page, progress.pages);
            return;
          }
          stop();
          resolve(message);
        };
        const onClose = (code: number | null, signal: string | null): void => {
          stop();
          reject(this.#ended(this.#watch.breach ?? signal ?? `code ${String(code)}`));
        };
        const onError = (error: Error): void => {
          stop();
          reject(this.#ended(codeOf(error)));
        };
        child.on('message', onMessage).on('close', onClose).on('error', onError);
        // A process that has ended reports it by `close`. One that never started reports it by `error` and has no
        // channel.
        if (child.connected) child.send(request, () => undefined);
      });
    } finally {
      this.#watch.end();
      this.#unhold();
    }
  }

  #ended(how: string): ProcessExitError {
    return new ProcessExitError(how, this.#hasStarted, this.#asked === 1);
  }

  /** Keeps this process running while a task is pending. */
  #hold(): void {
    this.#process.ref();
    this.#process.channel?.ref();
  }

  #unhold(): void {
    this.#process.unref();
    this.#process.channel?.unref();
  }
}

function forked(script: string): ChildProcess {
  try {
    return fork(script, [parentArgument()], {
      execArgv: [...smallHeap],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  } catch (error) {
    throw new ProcessExitError(codeOf(error), false, true);
  }
}

/** The system's error code, else the name of the error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** @throws Error unless it is an answer to this request. */
function readAnswer(message: unknown, id: number) {
  const answer = answerSchema.validateSync(message, { strict: true });
  if (answer.id !== id) throw new Error('answers another request');
  return answer;
}

/** @returns null for any other message, which is then read as an answer. */
function readProgress(message: unknown, id: number) {
  if (!progressSchema.isValidSync(message, { strict: true })) return null;
  return message.progressOf === id ? message : null;
}

import { fork, type ChildProcess } from 'node:child_process';
import { DocumentError, documentFaults, type DocumentFault } from '@portal/matching/documents/document-text';
import { smallHeap, watchProcess, type ProcessLimits, type ProcessWatch } from '@portal/matching/process/watch-process';
import { mixed, number, object, string } from 'yup';
import { readyMessage, type TaskRequest } from './task-messages';

/** Thrown when a process did not live to answer, or answered what is none. */
export class Ended extends Error {
  override readonly name = 'Ended';

  constructor(
    /** What ended it: a breach of its limits, `garbage`, a signal, or an exit code. */
    readonly how: string,
    /** Had it begun to run its own code? */
    readonly hasStarted: boolean,
    /** Was this its first task? Otherwise those before it may be to blame. */
    readonly isFirstTask: boolean,
  ) {
    super(how);
  }

  /** Is it clear that the document broke it? */
  get isOfDocument(): boolean {
    return this.how === 'timeout' || this.how === 'garbage' || (this.isFirstTask && outOfMemory.includes(this.how));
  }

  /** The document's fault; of a process that never ran nobody's. */
  toThrow(): Error {
    if (!this.hasStarted) return new Error(`The process for documents does not start: ${this.how}`);
    if (this.how === 'timeout') return new DocumentError('timeout');
    return new DocumentError(outOfMemory.includes(this.how) ? 'tooLarge' : 'corrupt');
  }
}

/** {@link TaskAnswer}, as a process that does not know what it does may not send it. */
const answerSchema = object({
  id: number().required(),
  value: mixed().nullable(),
  fault: mixed<DocumentFault>().oneOf(documentFaults),
  failure: string(),
}).noUnknown();

/** V8 aborts when its heap is full. */
const outOfMemory: readonly string[] = ['tooLarge', 'SIGABRT'];

/** One process that does tasks, from its start to its end. It keeps nobody alive who waits for nothing. */
export class Child {
  readonly #process: ChildProcess;
  readonly #watch: ProcessWatch;
  #hasStarted = false;
  #asked = 0;

  constructor(options: { script: () => string; limits: ProcessLimits }) {
    this.#process = fork(options.script(), [], {
      execArgv: [...smallHeap],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#watch = watchProcess(this.#process, options.limits);
    this.#process.on('message', (message) => {
      this.#hasStarted ||= message === readyMessage;
    });
    // Who waits hears of it; between two tasks the next one starts another process.
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
   * Has a task done. One at a time.
   * @throws Ended, or what the task throws: DocumentError, or Error with the stack of another failure.
   */
  async ask<T>(task: string, input: unknown, read: (value: unknown) => T): Promise<T> {
    const id = (this.#asked += 1);
    const message = await this.#exchange({ id, task, input });
    const answer = this.#checked(() => readAnswer(message, id));
    if (answer.fault !== undefined) throw new DocumentError(answer.fault);
    if (answer.failure !== undefined) throw new Error(answer.failure);
    return this.#checked(() => read(answer.value));
  }

  /** Who sends what is no answer is not asked again. */
  #checked<T>(read: () => T): T {
    try {
      return read();
    } catch {
      this.#process.kill('SIGKILL');
      throw this.#ended('garbage');
    }
  }

  async #exchange(request: TaskRequest): Promise<unknown> {
    const child = this.#process;
    this.#hold();
    this.#watch.begin();
    try {
      return await new Promise((resolve, reject) => {
        const stop = (): void => {
          child.off('message', onMessage).off('close', onClose).off('error', onError);
        };
        const onMessage = (message: unknown): void => {
          if (message === readyMessage) {
            // How long the start took is not the document's fault.
            this.#watch.begin();
            return;
          }
          stop();
          resolve(message);
        };
        const onClose = (code: number | null, signal: string | null): void => {
          stop();
          reject(this.#ended(this.#watch.breach ?? signal ?? `code ${String(code)}`));
        };
        const onError = ({ message }: Error): void => {
          stop();
          reject(this.#ended(message));
        };
        child.on('message', onMessage).on('close', onClose).on('error', onError);
        // A process that is gone does not take it, and says so by `close`.
        child.send(request, () => undefined);
      });
    } finally {
      this.#watch.end();
      this.#unhold();
    }
  }

  #ended(how: string): Ended {
    return new Ended(how, this.#hasStarted, this.#asked === 1);
  }

  /** As long as somebody waits for an answer this process goes on. */
  #hold(): void {
    this.#process.ref();
    this.#process.channel?.ref();
  }

  #unhold(): void {
    this.#process.unref();
    this.#process.channel?.unref();
  }
}

/** @throws Error for anything but an answer to that request. */
function readAnswer(message: unknown, id: number) {
  const answer = answerSchema.validateSync(message, { strict: true });
  if (answer.id !== id) throw new Error('answers another request');
  return answer;
}

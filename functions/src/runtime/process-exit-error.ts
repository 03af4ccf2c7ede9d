import { PortalError } from '@portal/domain/errors/portal-error';
import { DocumentError } from '@portal/matching/documents/document-text';
import type { Breach } from '@portal/matching/process/watch-process';

/** V8 aborts when its heap is full. */
const outOfMemory: readonly string[] = ['tooLarge', 'SIGABRT'];

/** The system has no room for a further process or its channel at the moment. */
const outOfRoom: readonly string[] = ['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM'];

/** How a process ended whose call had no time left while the document still had some: not the document's fault. */
const late: Breach = 'late';

/** Thrown when a process did not live to answer, or answered what is none. */
export class ProcessExitError extends Error {
  override readonly name = 'ProcessExitError';

  constructor(
    /** What ended it: a breach of its limits, `late`, `garbage`, a signal, an exit code, or a code of the system. */
    readonly how: string,
    /** Had it begun to run its own code? */
    readonly hasStarted: boolean,
    /** Was this its first task? Otherwise those before it may be to blame. */
    readonly isFirstTask: boolean,
  ) {
    super(how);
  }

  /** Would another process end in the same way? */
  get isFinal(): boolean {
    if (this.how === late) return true;
    if (!this.hasStarted) return false;
    return this.how === 'timeout' || this.how === 'garbage' || (this.isFirstTask && outOfMemory.includes(this.how));
  }

  /** The document's fault; of a process that never ran, or that had too little time, nobody's. */
  toThrow(): Error {
    if (this.how === late) return noTimeLeft();
    if (!this.hasStarted) return this.#notStarted();
    if (this.how === 'timeout') return new DocumentError('timeout');
    return new DocumentError(outOfMemory.includes(this.how) ? 'tooLarge' : 'corrupt');
  }

  #notStarted(): PortalError {
    const detail = `The process for documents does not start: ${this.how}`;
    // A machine that is so busy that a process does not come to run may have time later.
    return outOfRoom.includes(this.how) || this.how === 'timeout'
      ? new PortalError('unavailable', { detail, retryAfterSeconds: 10 })
      : new PortalError('internal', { detail });
  }
}

/** For a call whose time is over before its document had its own. */
export function noTimeLeft(): PortalError {
  return new PortalError('unavailable', { detail: 'no time left for the document', retryAfterSeconds: 10 });
}

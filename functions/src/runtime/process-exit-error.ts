import { PortalError } from '@portal/domain/errors/portal-error';
import { DocumentError } from '@portal/matching/documents/document-text';
import type { Breach } from '@portal/matching/process/watch-process';

/** V8 aborts when its heap is full. */
const outOfMemory: readonly string[] = ['tooLarge', 'SIGABRT'];

/** The system has no resources for another process or channel at the moment. */
const outOfRoom: readonly string[] = ['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM'];

/** The call ran out of time while the document had time left: not the document's fault. */
const late: Breach = 'late';

/** Thrown when a child process ended before its answer, or sent an invalid one. */
export class ProcessExitError extends Error {
  override readonly name = 'ProcessExitError';

  constructor(
    /** What ended it: an exceeded limit, `late`, `garbage`, a signal, an exit code, or a system error code. */
    readonly how: string,
    /** Had its own code begun to run? */
    readonly hasStarted: boolean,
    /** Was this its first task? Otherwise an earlier one may be the cause. */
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

  /** The document's fault; an unavailable service when the process never ran or had too little time. */
  toThrow(): Error {
    if (this.how === late) return noTimeLeft();
    if (!this.hasStarted) return this.#notStarted();
    if (this.how === 'timeout') return new DocumentError('timeout');
    return new DocumentError(outOfMemory.includes(this.how) ? 'tooLarge' : 'corrupt');
  }

  #notStarted(): PortalError {
    const detail = `The process for documents does not start: ${this.how}`;
    // On a busy machine the process may start later.
    return outOfRoom.includes(this.how) || this.how === 'timeout'
      ? new PortalError('unavailable', { detail, retryAfterSeconds: 10 })
      : new PortalError('internal', { detail });
  }
}

/** For a call that ran out of time before its document did. */
export function noTimeLeft(): PortalError {
  return new PortalError('unavailable', { detail: 'no time left for the document', retryAfterSeconds: 10 });
}

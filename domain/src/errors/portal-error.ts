/**
 * Everything that can go wrong in a way that the caller may be told, with its HTTP status and the sentence that a
 * person reads (000 §8). `internal` is the default of the generic error object: code 500.
 */
export const errorKinds = {
  /** A query parameter is missing or has a wrong form. */
  invalidQuery: { status: 400, message: 'Invalid query parameters provided.' },
  /** A body is missing, malformed, or its ids do not belong together. */
  invalidRequest: { status: 400, message: 'Invalid request provided.' },
  /** There is no valid sign-in behind the call: absent, expired, altered or foreign token. */
  unauthenticated: { status: 401, message: 'Permission denied.' },
  /** The caller is known but lacks the right: role, other organization, disabled account. */
  permissionDenied: { status: 403, message: 'Permission denied.' },
  /** The password was right, but the account is disabled; told to nobody who does not know the password. */
  userDisabled: { status: 403, message: 'Your account is disabled.' },
  /** Nothing is there that the caller may see; says nothing about whether it ever existed. */
  notFound: { status: 404, message: 'The page you were looking for does not exist.' },
  /** Somebody else changed the thing in the meantime, or it is already there. */
  conflict: { status: 409, message: 'This was changed by someone else. Please reload and try again.' },
  /** An uploaded file cannot be taken; the message says why. */
  unusableFile: { status: 422, message: 'This file cannot be read.' },
  /** A limit of requests, files or bytes was reached. */
  tooLarge: { status: 413, message: 'This file exceeds 25Mb. Please choose another file.' },
  tooManyRequests: { status: 429, message: 'Too many attempts. Please wait a few seconds.' },
  /** Too many failed sign-ins; `retryAfterSeconds` tells how long. */
  locked: { status: 429, message: 'Too many attempts. Please wait a few seconds.' },
  /** The call must carry the solution of a captcha. */
  captchaRequired: { status: 400, message: 'Missing captcha.' },
  /** A bug or an outage of ours. The cause goes to the log, never to the caller. */
  internal: { status: 500, message: 'Something wrong happened' },
  /** A service that we depend on does not answer. */
  unavailable: { status: 503, message: 'Network error occurred. Please try again later.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorKind = keyof typeof errorKinds;

/** The generic error object on the wire (000 §8): name, message, success false, code. */
export interface ErrorAnswer {
  name: ErrorKind;
  message: string;
  success: false;
  code: number;
  /** How long to wait before the next try, where that is known; the same as the header Retry-After. */
  retryAfterSeconds?: number;
}

/**
 * The one error that crosses rooms. `message` is for the log; `userMessage` is what a person may read.
 */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  readonly userMessage: string;
  readonly retryAfterSeconds: number | undefined;

  /**
   * @param kind what happened, see {@link errorKinds}.
   * @param options.userMessage replaces the kind's sentence for people.
   * @param options.detail for the log only; defaults to the kind.
   * @param options.retryAfterSeconds how long to wait before the next try.
   * @param options.cause the error behind it; never leaves the server.
   */
  constructor(
    readonly kind: ErrorKind,
    options: { userMessage?: string; detail?: string; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(options.detail ?? kind, options.cause === undefined ? undefined : { cause: options.cause });
    this.userMessage = options.userMessage ?? errorKinds[kind].message;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorKinds[this.kind].status;
  }

  toAnswer(): ErrorAnswer {
    const { kind, userMessage, status, retryAfterSeconds } = this;
    const answer = { name: kind, message: userMessage, success: false, code: status } as const;
    return retryAfterSeconds === undefined ? answer : { ...answer, retryAfterSeconds };
  }

  /** Any thrown value as a `PortalError`: itself, or `internal` with the value as cause. */
  static from(thrown: unknown): PortalError {
    return thrown instanceof PortalError ? thrown : new PortalError('internal', { cause: thrown });
  }

  /**
   * The error that a server answered. Anything that is not an error answer (a proxy's HTML page, an empty body)
   * becomes `internal`, or `unavailable` when the status says so.
   */
  static fromAnswer(status: number, body: unknown): PortalError {
    if (isErrorAnswer(body)) {
      const { name, message, retryAfterSeconds } = body;
      return new PortalError(name, {
        userMessage: message,
        ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
      });
    }
    return new PortalError(status === 429 ? 'tooManyRequests' : status >= 502 ? 'unavailable' : 'internal', {
      detail: `answer ${status}`,
    });
  }
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  if (typeof body !== 'object' || body === null) return false;
  const { name, message } = body as Partial<ErrorAnswer>;
  return typeof name === 'string' && Object.hasOwn(errorKinds, name) && typeof message === 'string';
}

/**
 * All errors that an API answers, with HTTP status and the default message for users.
 */
export const errorKinds = {
  /** A query parameter is missing or malformed. */
  invalidQuery: { status: 400, message: 'Invalid query parameters provided.' },
  /** The body is missing or malformed, or its ids do not belong together. */
  invalidRequest: { status: 400, message: 'Invalid request provided.' },
  /** The token is absent, expired, altered or issued for another project. */
  unauthenticated: { status: 401, message: 'Permission denied.' },
  /** The caller is known but lacks the permission: role, other organization, disabled user. */
  permissionDenied: { status: 403, message: 'Permission denied.' },
  /** The password was right, but the user is disabled. Never answered without the right password. */
  userDisabled: { status: 403, message: 'Your account is disabled.' },
  /** The call needs a recent password, code or passkey, see `renewProof`. */
  proofRequired: { status: 403, message: 'Please confirm that it is you.' },
  /** Nothing that the caller may see; does not reveal whether it ever existed. */
  notFound: { status: 404, message: 'The page you were looking for does not exist.' },
  /** It was changed in the meantime, or exists already. */
  conflict: { status: 409, message: 'This was changed by someone else. Please reload and try again.' },
  /** An uploaded file cannot be used; the message says why. */
  unusableFile: { status: 422, message: 'This file cannot be read.' },
  /** A limit of requests, files or bytes was reached. */
  tooLarge: { status: 413, message: 'This file exceeds 25Mb. Please choose another file.' },
  tooManyRequests: { status: 429, message: 'Too many attempts. Please wait a few seconds.' },
  /** Too many failed sign-ins; `retryAfterSeconds` is set. */
  locked: { status: 429, message: 'Too many attempts. Please wait a few seconds.' },
  /** The call needs the solution of a captcha. */
  captchaRequired: { status: 400, message: 'Missing captcha.' },
  /** A bug or outage. The cause is logged, never answered. */
  internal: { status: 500, message: 'Something wrong happened' },
  /** A service we depend on does not respond. */
  unavailable: { status: 503, message: 'Network error occurred. Please try again later.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorKind = keyof typeof errorKinds;

/** The body of an error answer. */
export interface ErrorAnswer {
  name: ErrorKind;
  message: string;
  success: false;
  code: number;
  /** When to retry, if known; same as the header Retry-After. */
  retryAfterSeconds?: number;
}

/**
 * The error type of all rooms. `message` is for the log, `userMessage` for users.
 */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  readonly userMessage: string;
  readonly retryAfterSeconds: number | undefined;

  /**
   * @param kind see {@link errorKinds}.
   * @param options.userMessage replaces the kind's default message.
   * @param options.detail for the log only; defaults to the kind.
   * @param options.retryAfterSeconds when to retry.
   * @param options.cause for the log only; never leaves the server.
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
   * The error of a server's answer. A body that is no error answer comes from the platform, not from our code: it
   * becomes `unavailable` (an instance that ended, a proxy's timeout), `tooManyRequests` or `internal` by its status.
   */
  static fromAnswer(status: number, body: unknown): PortalError {
    if (isErrorAnswer(body)) {
      const { name, message, retryAfterSeconds } = body;
      return new PortalError(name, {
        userMessage: message,
        ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
      });
    }
    return new PortalError(status === 429 ? 'tooManyRequests' : status >= 500 ? 'unavailable' : 'internal', {
      detail: `answer ${status}`,
    });
  }
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  if (typeof body !== 'object' || body === null) return false;
  const { name, message } = body as Partial<ErrorAnswer>;
  return typeof name === 'string' && Object.hasOwn(errorKinds, name) && typeof message === 'string';
}

import type { Readable } from 'node:stream';
import type { Actor, Permission } from '@portal/domain/access/permissions';
import type { ApiKeyScope } from '@portal/domain/api-keys/api-key';
import type { AnswerOf, Endpoint, RequestOf } from '@portal/domain/contracts/endpoint';
import type { Deadline } from '@portal/matching/documents/limits';
import type { Ports } from './ports';
import type { UploadedFile } from './read-form';

/** An admitted member of staff. */
export interface StaffActor extends Actor {
  email: string;
  displayName: string;
  isEmailVerified: boolean;
  hasPassword: boolean;
  /** Of the session, see `ownSession`. */
  sessionEpoch: number;
  sessionId: string;
  provedAt: number;
  endsAt: number;
  latestEnd: number;
  /** The super admin who impersonates this user; null otherwise. */
  impersonatedBy: { uid: string; email: string } | null;
}

/** Another system, which calls for an agency with an API key. */
export interface KeyActor {
  /** `apiKey:` and the id of the key, where users have their uid. */
  uid: string;
  /** What logs and the audit trail show in place of an email. */
  email: string;
  /** The agency to which the key belongs. */
  organizationId: string;
  impersonatedBy: null;
}

/** A user or another system; null for nobody. */
export type Caller = StaffActor | KeyActor | null;

/** Calls with an API key that has this scope. Nobody else may make them, and keys may make no others. */
export type KeyAccess = `key:${ApiKeyScope}`;

/**
 * Who may call: everybody (`public`), signed-in users including unverified ones and those without a password
 * (`signedIn`), admitted staff (`staff`), super admins, holders of a permission in the organization of the call, or API keys.
 */
export type Access = UserAccess | KeyAccess;
export type UserAccess = 'public' | 'signedIn' | 'staff' | 'superAdmin' | Permission;

/** What a handler receives besides its input. */
export interface CallContext<Caller> extends Ports {
  readonly actor: Caller;
  readonly requestId: string;
  /** Client address as reported by the proxies; empty when unknown. Never stored in plain. */
  readonly clientIp: string;
  /** The host that the browser called, with its port if any. A caller who bypasses Hosting can claim any. */
  readonly host: string;
  /** The header Cookie; `''` without one. */
  readonly cookies: string;
  /** The header with the passes of verified recipients; `''` without one. */
  readonly viewerPasses: string;
  /** As the client names itself; empty when it does not. */
  readonly userAgent: string;
  /** Deadline of everything that the call waits for (see `callDeadline`). */
  readonly deadline: Deadline;
  /**
   * Receives the file of a form (`body: 'multipart'`) when the handler asks for it.
   * @returns null when there is none.
   * @throws PortalError see `readForm`.
   */
  receiveFile(): Promise<UploadedFile | null>;
}
export type StaffContext = CallContext<StaffActor>;
export type KeyContext = CallContext<KeyActor>;
/** Viewers need no account; signed-in staff are recognized and not tracked. */
export type PublicContext = CallContext<StaffActor | null>;

/** A response of bytes instead of JSON. */
export class FileAnswer {
  constructor(
    readonly file: {
      content: Readable | Uint8Array;
      fileName: string;
      contentType: string;
      size?: number;
      /** Seconds that caches may keep it; not cached when absent. */
      maxAgeSeconds?: number;
    },
  ) {}
}

/** A response that leads the browser to another URL. */
export class RedirectAnswer {
  constructor(
    readonly url: string,
    /** Value of the header Set-Cookie. */
    readonly cookie?: string,
  ) {}
}

/** A response of a page for people where others get JSON. */
export class PageAnswer {
  constructor(
    readonly status: number,
    readonly html: string,
  ) {}
}

/** A response of data with a sentence for the user. */
export class MessageAnswer<Data> {
  constructor(
    readonly data: Data,
    readonly message: string,
  ) {}
}

/** A response of data that sets a cookie. */
export class CookieAnswer<Data> {
  constructor(
    readonly data: Data,
    /** Value of the header Set-Cookie. */
    readonly cookie: string,
  ) {}
}

/** A response of data with a status and headers of its own; null has no body. */
export class StatusAnswer<Data> {
  constructor(
    readonly status: number,
    readonly data: Data | null,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

type Answered<E> = [AnswerOf<E>] extends [never]
  ? FileAnswer | RedirectAnswer | PageAnswer
  : AnswerOf<E> | MessageAnswer<AnswerOf<E>> | CookieAnswer<AnswerOf<E>> | StatusAnswer<AnswerOf<E>>;

type ContextOf<A extends Access> = A extends KeyAccess ? KeyContext : A extends 'public' ? PublicContext : StaffContext;

/**
 * How the body is read: `small` 256 kB of JSON; `form` the same, or URL-encoded fields; `document` 30 MB of JSON with a
 * file in it; `multipart` a form with one file that the handler receives; its input is in the query, so that it is checked
 * first; `ignored` has its input in the query and another body than JSON.
 */
export type BodyKind = 'small' | 'form' | 'document' | 'multipart' | 'ignored';

export interface RouteDefinition<E extends Endpoint, A extends Access> {
  endpoint: E;
  access: A;
  /**
   * The organization of the call; required with a permission unless the input has an `organizationId`. Null when the
   * input names none: the call is refused as invalid.
   */
  organizationOf?: (input: RequestOf<E>, actor: StaffActor | null) => string | null;
  /** Alternative paths. */
  aliases?: readonly string[];
  body?: BodyKind;
  /** The action in the audit trail, for calls of API keys; those of staff are in `auditedCalls`. */
  auditAs?: string;
  handler: (input: RequestOf<E>, context: ContextOf<A>) => Promise<Answered<E>> | Answered<E>;
}

/** A route with erased types, so that one table holds all of them. */
export interface Route {
  endpoint: Endpoint;
  access: Access;
  organizationOf: (input: unknown, actor: StaffActor | null) => string | null;
  aliases: readonly string[];
  body: BodyKind;
  auditAs: string | null;
  handler: (input: unknown, context: CallContext<Caller>) => unknown;
}

/** Declares one call: contract, access, handler. Load large dependencies inside the handler with `import()`. */
export function route<E extends Endpoint, A extends Access>(definition: RouteDefinition<E, A>): Route {
  const { organizationOf, handler } = definition;
  return {
    endpoint: definition.endpoint,
    access: definition.access,
    aliases: definition.aliases ?? [],
    body: definition.body ?? 'small',
    auditAs: definition.auditAs ?? null,
    // `serve` has cast the input by this endpoint's schema and admitted the actor by this route's access.
    organizationOf: (input, actor) =>
      organizationOf ? organizationOf(input as RequestOf<E>, actor) : organizationIdIn(input),
    handler: (input, context) => handler(input as RequestOf<E>, context as unknown as ContextOf<A>),
  };
}

function organizationIdIn(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || !('organizationId' in input)) return null;
  return typeof input.organizationId === 'string' && input.organizationId !== '' ? input.organizationId : null;
}

import type { Readable } from 'node:stream';
import type { Actor, Permission } from '@portal/domain/access/permissions';
import type { AnswerOf, Endpoint, RequestOf } from '@portal/domain/contracts/endpoint';
import type { Deadline } from '@portal/matching/documents/limits';
import type { Ports } from './ports';
import type { UploadedFile } from './read-form';

/** A member of staff who has been admitted (000 §4, §6). */
export interface StaffActor extends Actor {
  email: string;
  displayName: string;
  isEmailVerified: boolean;
  hasPassword: boolean;
  /** Of the session, see `ownSession`. */
  sessionEpoch: number;
  /** The super admin who works as this person; null when it is the person. */
  impersonatedBy: { uid: string; email: string } | null;
}

/**
 * Who may call: everybody (`public`), whoever is signed in, though the email may not be verified or the password not
 * set yet (`signedIn`), every admitted member of staff (`staff`), super admins, or the holders of a permission, in the
 * organization that the call is about.
 */
export type Access = 'public' | 'signedIn' | 'staff' | 'superAdmin' | Permission;

/** What a handler gets beside its input. */
export interface CallContext<Caller> extends Ports {
  readonly actor: Caller;
  readonly requestId: string;
  /** Address of the caller as the proxy in front of us reports it; empty when unknown. Never stored as it is. */
  readonly address: string;
  /** Until when whoever works for this call has to have answered (see `callDeadline`). */
  readonly deadline: Deadline;
  /**
   * Receives the file of a form (`body: 'multipart'`), once it is clear that it is wanted.
   * @returns null when there is none.
   * @throws PortalError see `readForm`.
   */
  receiveFile(): Promise<UploadedFile | null>;
}
export type StaffContext = CallContext<StaffActor>;
/** Viewers need no account; staff who are signed in are recognised (they are not tracked, 000 §6). */
export type PublicContext = CallContext<StaffActor | null>;

/** Bytes instead of JSON. */
export class FileAnswer {
  constructor(
    readonly file: {
      content: Readable | Uint8Array;
      fileName: string;
      contentType: string;
      size?: number;
      /** How long everybody may keep it; nobody keeps it when left out. */
      maxAgeSeconds?: number;
    },
  ) {}
}

/** An answer with a sentence for people beside its data. */
export class MessageAnswer<Data> {
  constructor(
    readonly data: Data,
    readonly message: string,
  ) {}
}

type Answered<E> = [AnswerOf<E>] extends [never] ? FileAnswer : AnswerOf<E> | MessageAnswer<AnswerOf<E>>;

/**
 * How a body is read: `small` 256 kB; `document` 30 MB of JSON with a file in it; `multipart` a form
 * with one file, which the handler receives; the input then stands in the query, so that it is looked at before. */
export type BodyKind = 'small' | 'document' | 'multipart';

export interface RouteDefinition<E extends Endpoint, A extends Access> {
  endpoint: E;
  access: A;
  /**
   * Which organization the call is about; needed with a permission unless the input names it as `organizationId`.
   * Answer null when the input does not tell: the call is then refused as invalid.
   */
  organizationOf?: (input: RequestOf<E>, actor: StaffActor | null) => string | null;
  /** Other spellings of the path. */
  aliases?: readonly string[];
  body?: BodyKind;
  handler: (
    input: RequestOf<E>,
    context: A extends 'public' ? PublicContext : StaffContext,
  ) => Promise<Answered<E>> | Answered<E>;
}

/** A route whose types have been checked and forgotten, so that routes of all kinds stand in one table. */
export interface Route {
  endpoint: Endpoint;
  access: Access;
  organizationOf: (input: unknown, actor: StaffActor | null) => string | null;
  aliases: readonly string[];
  body: BodyKind;
  handler: (input: unknown, context: CallContext<StaffActor | null>) => unknown;
}

/** Declares one call: contract, who may call, handler. Load what is heavy inside the handler, by `import()`. */
export function route<E extends Endpoint, A extends Access>(definition: RouteDefinition<E, A>): Route {
  const { organizationOf, handler } = definition;
  return {
    endpoint: definition.endpoint,
    access: definition.access,
    aliases: definition.aliases ?? [],
    body: definition.body ?? 'small',
    // `serve` has cast the input by this endpoint's schema, and admitted the actor by this route's access.
    organizationOf: (input, actor) =>
      organizationOf ? organizationOf(input as RequestOf<E>, actor) : organizationIdIn(input),
    handler: (input, context) =>
      handler(input as RequestOf<E>, context as A extends 'public' ? PublicContext : StaffContext),
  };
}

function organizationIdIn(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || !('organizationId' in input)) return null;
  return typeof input.organizationId === 'string' && input.organizationId !== '' ? input.organizationId : null;
}

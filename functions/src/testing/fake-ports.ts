import { neverEnds, sessionSeconds } from '@portal/domain/access/session';
import { cast, type CastName } from '@portal/domain/testing/cast';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { LogFields, Logger } from '../runtime/logger';
import type { Ports } from '../runtime/ports';
import type { StaffActor } from '../runtime/route';
import { clockAt } from './movable-clock';

/** The time of tests: 2025-06-15, noon UTC. */
export const testNow = Date.UTC(2025, 5, 15, 12);

/** A token that {@link fakePorts} accepts for that user. */
export function tokenFor(name: CastName): string {
  return `header.${name}.signature`;
}

/** One of the cast as an actor. */
export function actorFor(name: CastName): StaffActor {
  const { id, email, displayName, organizationId, userRoles, emailVerified } = cast[name];
  return {
    uid: id,
    email,
    displayName,
    organizationId,
    userRoles,
    isEmailVerified: emailVerified,
    hasPassword: true,
    sessionEpoch: cast[name].sessionEpoch,
    sessionId: 'session',
    provedAt: sessionSeconds(Date.now()),
    endsAt: neverEnds,
    latestEnd: neverEnds,
    impersonatedBy: null,
  };
}

/** A logger that collects its lines as text. */
export function recordingLogger(lines: string[] = [], common: LogFields = {}): Logger {
  const add =
    (severity: string) =>
    (message: string, fields: LogFields = {}, cause?: unknown): void => {
      lines.push(JSON.stringify({ severity, message, ...common, ...fields, causes: messagesOf(cause) }));
    };
  return {
    info: add('info'),
    warn: add('warn'),
    error: add('error'),
    with: (fields) => recordingLogger(lines, { ...common, ...fields }),
  };
}

function messagesOf(cause: unknown): string[] {
  return cause instanceof Error ? [cause.message, ...messagesOf(cause.cause)] : [];
}

/** Ports for tests that need only Node: users by name, a fixed clock, everything else throws. */
export function fakePorts(changes: Partial<Ports> = {}): Ports {
  const refuse = (what: string): never => {
    throw new Error(`${what} is not part of this test`);
  };
  const users = {
    verifyToken: (token: string) => {
      const name = token.split('.')[1] ?? '';
      if (!isCastName(name)) return Promise.reject(new PortalError('unauthenticated'));
      return Promise.resolve({
        uid: cast[name].id,
        email: cast[name].email,
        isEmailVerified: cast[name].emailVerified,
        sessionEpoch: cast[name].sessionEpoch,
        impersonation: null,
      });
    },
    get: (uid: string) => Promise.resolve(Object.values(cast).find((user) => user.id === uid) ?? null),
  };
  let made = 0;
  return {
    config: {
      publicBaseUrl: 'http://portal.test',
      agencyDomain: 'portal.test',
      storageBucket: 'bucket',
      smtpUrl: 'smtp://mail.test',
      mailFrom: 'Portal <portal@example.com>',
      mailSenderDomains: [],
      scanLanguages: ['eng'],
      mailsPerSecond: 1_000,
      mayCallPrivateAddresses: true,
      dnsServer: '',
      mailEventsKey: 'k'.repeat(32),
      mailReplies: { domain: 'reply.portal.test', key: 'r'.repeat(32) },
      codeKey: 'k'.repeat(32),
      geolocation: null,
      aiService: null,
      elasticsearch: null,
      parsingService: null,
      clamdUrl: '',
      bullhorn: null,
      atsFolder: '',
      singleSignOn: null,
      previousCodeKeys: [],
      authApiUrl: 'http://auth.test',
      authApiKey: 'key',
      isImpersonationEnabled: true,
      isSecondStepOfSuperAdminsRequired: false,
      trustedHops: 2,
    },
    get store(): Ports['store'] {
      return new Proxy({ users } as unknown as Ports['store'], {
        get: (nouns, noun): unknown => Reflect.get(nouns, noun) ?? refuse(`store.${String(noun)}`),
      });
    },
    files: new Proxy({} as Ports['files'], { get: () => () => refuse('files') }),
    parsing: new Proxy({} as Ports['parsing'], { get: () => () => refuse('parsing') }),
    clock: clockAt(() => testNow),
    random: {
      integer: (min) => min + (made += 1),
      token: () => `token-${(made += 1)}`,
    },
    mail: { send: () => refuse('mail') },
    bulkMail: { deliver: () => refuse('bulk mail') },
    identity: {
      checkPassword: () => refuse('identity'),
      redeemLink: () => refuse('identity'),
      addressOfReset: () => refuse('identity'),
      resetPassword: () => refuse('identity'),
    },
    writer: { write: () => refuse('writer') },
    search: {
      find: () => refuse('search'),
      findListed: null,
      put: () => refuse('search'),
      remove: () => refuse('search'),
    },
    webhooks: { accepts: () => true, post: () => refuse('webhooks') },
    openId: new Proxy({} as Ports['openId'], { get: () => () => refuse('openId') }),
    textRecords: { of: () => refuse('text records') },
    tracking: null,
    signOn: null,
    scanner: null,
    geolocation: { locate: () => refuse('geolocation') },
    log: recordingLogger(),
    ...changes,
  };
}

function isCastName(name: string): name is CastName {
  return Object.hasOwn(cast, name);
}

import { activeStatus } from '@portal/domain/access/roles';
import { boolean, number, string } from 'yup';
import { PortalError } from '@portal/domain/errors/portal-error';
import { record, type Model } from '@portal/domain/fields/model';
import { clientTexts } from '@portal/domain/texts/client-connect';
import type { User } from '@portal/domain/users/user';
import type { PublicContext } from '../runtime/route';
import { openCode, sealCode } from '../runtime/sealed-codes';

/** The only cookie that Hosting passes on to functions. */
export const clientCookieName = '__session';
const sessionMs = 30 * 24 * 60 * 60 * 1_000;
/** A session that a mail began may change the password for this long. */
const freshMs = 15 * 60 * 1_000;

/** Content of the cookie; sealed, so that a session needs no document. */
const sessionSchema = record({
  uid: string().required(),
  /** Of the user document when the session began: ending all sessions increments it. */
  sessionEpoch: number().required(),
  /** The email that was proved: another one ends the session. */
  email: string().required(),
  /** Milliseconds since 1970. */
  startedAt: number().required(),
  /** Whether a mailed code or link began it, and not a password. */
  isByMail: boolean().required(),
});
export type ClientSessionFacts = Model<typeof sessionSchema>;

/** A signed-in client contact. */
export interface SignedInClient {
  user: User;
  session: ClientSessionFacts;
}

type SessionContext = Pick<PublicContext, 'store' | 'clock' | 'config' | 'cookies'>;

/** The cookie of a new session. */
export function clientCookie(
  { config, clock }: Pick<PublicContext, 'config' | 'clock'>,
  { id: uid, sessionEpoch, email }: Pick<User, 'id' | 'sessionEpoch' | 'email'>,
  isByMail: boolean,
): string {
  const session: ClientSessionFacts = { uid, sessionEpoch, email, startedAt: clock.now(), isByMail };
  return cookie(sealCode(config, 'clientSession', session, clock.now() + sessionMs), sessionMs / 1_000);
}

/** The cookie that ends the session of a browser. */
export const noClientCookie = cookie('', 0);

function cookie(value: string, maxAge: number): string {
  return `${clientCookieName}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Strict`;
}

/**
 * The client contact of a call, by the cookie. The user document decides: a disabled user, another email and an ended
 * session count as signed out.
 * @returns null without a session.
 */
export async function clientOf({ store, clock, config, cookies }: SessionContext): Promise<SignedInClient | null> {
  const code = sealedSession(cookies);
  const opened = code ? openCode(config, 'clientSession', code, clock.now()) : null;
  if (opened?.kind !== 'good' || !sessionSchema.isValidSync(opened.data)) return null;
  const session = sessionSchema.cast(opened.data);
  const user = await store.users.get(session.uid);
  if (!user || !isClient(user) || user.sessionEpoch !== session.sessionEpoch || user.email !== session.email) {
    return null;
  }
  return { user, session };
}

/** The sealed session in the cookies of a request. */
function sealedSession(cookies: string): string | undefined {
  return new RegExp(`(?:^|; *)${clientCookieName}=([^;]+)`).exec(cookies)?.[1];
}

/** Whether the browser keeps a session, be it ended. */
export function hasClientCookie({ cookies }: Pick<PublicContext, 'cookies'>): boolean {
  return sealedSession(cookies) !== undefined;
}

/** The client contact of a call. @throws PortalError `unauthenticated` with a sentence. */
export async function requireClient(context: SessionContext): Promise<SignedInClient> {
  const client = await clientOf(context);
  if (!client) throw new PortalError('unauthenticated', { userMessage: clientTexts.sessionEnded, detail: 'no client' });
  return client;
}

/** Whether the account is one of Client Connect and may be used. */
export function isClient(user: Pick<User, 'accountType' | 'activeStatus'>): boolean {
  return user.accountType === 'recruiterClient' && user.activeStatus === activeStatus.active;
}

/** Whether the session may set a password: a first one, or soon after a mail has proved the email. */
export function maySetPassword({ user, session }: SignedInClient, now: number): boolean {
  if (!user.userProducts.accessStatus.core.hasPassword) return true;
  return session.isByMail && now - session.startedAt < freshMs;
}

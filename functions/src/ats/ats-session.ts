import { setTimeout as pause } from 'node:timers/promises';
import { PortalError } from '@portal/domain/errors/portal-error';
import { atsTexts } from '@portal/domain/texts/ats';
import type { AtsSession, AtsToken } from '@portal/domain/users/user';
import { SessionEnded, SignInRefused, type ApplicantTracking } from '../adapters/ats/applicant-tracking';
import type { Ports } from '../runtime/ports';

type SessionPorts = Pick<Ports, 'store' | 'tracking' | 'clock' | 'log'>;

/** Longer than any renewal. */
const leaseMs = 60_000;
const pollMs = 250;
/** Maximum wait for a renewal by another call. */
const maxWaitMs = 20_000;

/**
 * Calls the ATS within a session that an organization's calls share, because logins are limited. An ended session is
 * renewed once for all calls that need it, and the call is repeated once.
 * @throws PortalError `unavailable` when the ATS is not connected, refuses the sign-in or does not answer;
 *   `tooManyRequests`.
 */
export async function inAtsSession<Result>(
  ports: SessionPorts,
  organizationId: string,
  ask: (tracking: ApplicantTracking, session: AtsSession) => Promise<Result>,
): Promise<Result> {
  const { tracking, store, clock } = ports;
  const connection = tracking && (await store.integrations.connectionOf(organizationId));
  if (!connection) throw await notConnected(ports, organizationId);
  const { uid, token } = connection;
  try {
    const isKept = token.session !== null && token.session.expire_time > clock.now();
    const session = isKept && token.session ? token.session : await renewed(ports, tracking, uid, null);
    try {
      return await ask(tracking, session);
    } catch (error) {
      if (!(error instanceof SessionEnded)) throw error;
      return await ask(tracking, await renewed(ports, tracking, uid, session));
    }
  } catch (error) {
    if (!(error instanceof SignInRefused || error instanceof SessionEnded)) throw error;
    if (error instanceof SignInRefused) await store.integrations.setBroken(organizationId, 'refused', clock.now());
    throw told(atsTexts.signInRefused, error.message);
  }
}

/** The ATS was never connected, or its connection works no more. */
async function notConnected({ store }: SessionPorts, organizationId: string): Promise<PortalError> {
  const integration = await store.integrations.get(organizationId);
  return integration?.brokenBy === 'refused'
    ? told(atsTexts.signInRefused, 'the tokens are refused')
    : told(atsTexts.notConnected, 'not connected');
}

/** A session newer than the ended one, renewed by this call or by a faster one. */
async function renewed(
  ports: SessionPorts,
  tracking: ApplicantTracking,
  uid: string,
  ended: AtsSession | null,
): Promise<AtsSession> {
  const deadline = performance.now() + maxWaitMs;
  while (performance.now() < deadline) {
    const claim = await ports.store.integrations.claimRenewal(uid, { ended, now: ports.clock.now(), leaseMs });
    if (!claim) throw told(atsTexts.notConnected, 'the tokens are gone');
    if (claim.kind === 'renewed') return claim.session;
    if (claim.kind === 'claimed') return await renew(ports, tracking, uid, claim.token);
    await pause(pollMs);
  }
  throw new PortalError('tooManyRequests', { detail: 'somebody else renews the session' });
}

async function renew(
  { store }: SessionPorts,
  tracking: ApplicantTracking,
  uid: string,
  { username, refresh_token: refreshToken }: AtsToken,
): Promise<AtsSession> {
  const { integrations } = store;
  let isKept = false;
  try {
    const tokens = await tracking.renew(username, refreshToken);
    // Stored before use: the old refresh token is invalid now, and a process may end at any time.
    await integrations.saveRenewed(uid, tokens);
    const session = await tracking.logIn(username, tokens.access_token);
    await integrations.saveRenewed(uid, { session, renewingUntil: 0 });
    isKept = true;
    return session;
  } finally {
    if (!isKept) await integrations.saveRenewed(uid, { renewingUntil: 0 });
  }
}

function told(userMessage: string, detail: string): PortalError {
  return new PortalError('unavailable', { userMessage, detail });
}

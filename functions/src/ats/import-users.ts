import { PortalError } from '@portal/domain/errors/portal-error';
import type { Ports } from '../runtime/ports';
import type { Kept } from '../store/ats-records';
import { inAtsSession } from './ats-session';

/**
 * Imports the users of the organization's ATS. Users who are gone there are removed, and the team table shows them as
 * disabled.
 * @throws PortalError `unavailable` when the ATS is not connected, refuses the sign-in or does not answer;
 *   `tooManyRequests` when it limits the rate. Nothing has changed then.
 */
export async function importUsers(
  organizationId: string,
  ports: Pick<Ports, 'store' | 'tracking' | 'clock' | 'log'>,
): Promise<Kept & { read: number }> {
  const { store, clock, log } = ports;
  const users = await inAtsSession(ports, organizationId, (tracking, session) => tracking.users(session));
  // The connecting account is a user itself, so an empty list is a fault. It would remove all users.
  if (users.length === 0) throw new PortalError('unavailable', { detail: 'the system tells of no users' });
  const kept = await store.integrationUsers.replaceAll(organizationId, users);
  await store.integrations.stampRefresh(organizationId, clock.now());
  log.info('integration users refreshed', { organizationId, count: users.length, gone: kept.removed });
  return { read: users.length, ...kept };
}

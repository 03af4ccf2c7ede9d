import type { teamApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';
import { inTrackingSession } from './tracking-session';

/**
 * Fetches the users of the organization's applicant-tracking system anew (000 §4 Team screen, 001 §2.6). Who is gone
 * there is gone here, and thereby counts as disabled on the team screen.
 * @throws PortalError `unavailable` when the system is not connected, refuses the sign-in or does not answer;
 *   `tooManyRequests` when it is asked too much. Nothing has changed then.
 */
export async function refreshAtsUsers(
  { organizationId }: RequestOf<typeof teamApi.refreshAtsUsers>,
  context: StaffContext,
): Promise<AnswerOf<typeof teamApi.refreshAtsUsers>> {
  const { store, clock, log } = context;
  const users = await inTrackingSession(context, organizationId, (tracking, session) => tracking.users(session));
  // Whoever asks is a user of it: a list without anybody is a fault, and would remove everybody here.
  if (users.length === 0) throw new PortalError('unavailable', { detail: 'the system tells of no users' });
  const gone = await store.integrationUsers.keepAll(organizationId, users);
  await store.integrations.stampRefresh(organizationId, clock.now());
  log.info('integration users refreshed', { organizationId, count: users.length, gone: gone.length });
  return { count: users.length };
}

import type { teamApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';
import { inAtsSession } from './ats-session';

/**
 * Imports the users of the organization's ATS. Users who are gone there are removed, and the team table shows them as
 * disabled.
 * @throws PortalError `unavailable` when the ATS is not connected, refuses the sign-in or does not answer;
 *   `tooManyRequests` when it limits the rate. Nothing has changed then.
 */
export async function refreshAtsUsers(
  { organizationId }: RequestOf<typeof teamApi.refreshAtsUsers>,
  context: StaffContext,
): Promise<AnswerOf<typeof teamApi.refreshAtsUsers>> {
  const { store, clock, log } = context;
  const users = await inAtsSession(context, organizationId, (tracking, session) => tracking.users(session));
  // The connecting account is a user itself, so an empty list is a fault. It would remove all users.
  if (users.length === 0) throw new PortalError('unavailable', { detail: 'the system tells of no users' });
  const gone = await store.integrationUsers.keepAll(organizationId, users);
  await store.integrations.stampRefresh(organizationId, clock.now());
  log.info('integration users refreshed', { organizationId, count: users.length, gone: gone.length });
  return { count: users.length };
}

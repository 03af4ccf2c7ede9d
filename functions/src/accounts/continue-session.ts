import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import type { sessionsApi } from '@portal/domain/contracts/sessions-api';
import type { StaffContext } from '../runtime/route';
import { continuedSessionToken } from '../users/begin-staff-session';
import { requireOwner } from './own-account';

/**
 * Continues the session of a caller who uses it. One that has ended is refused before, like every call of it.
 * @throws PortalError `permissionDenied` while impersonating.
 */
export async function continueSession(
  _input: unknown,
  context: StaffContext,
): Promise<AnswerOf<typeof sessionsApi.continueSession>> {
  requireOwner(context.actor);
  return { token: await continuedSessionToken(context) };
}

import { limitRate } from '../runtime/rate-limit';
import type { Ports } from '../runtime/ports';

/** Limits new users per organization: mails of invitations go to any email in the product's name. */
export const invitationLimits = {
  ofHour: { name: 'invitationsOfHour', max: 50, windowSeconds: 60 * 60 },
  ofDay: { name: 'invitationsOfDay', max: 200, windowSeconds: 24 * 60 * 60 },
} as const;

/** Counts a new user. @throws PortalError `tooManyRequests` for an organization that has added too many. */
export async function countInvitation(
  ports: Pick<Ports, 'store' | 'clock' | 'config'>,
  organizationId: string,
): Promise<void> {
  for (const limit of Object.values(invitationLimits)) await limitRate(ports, limit, organizationId);
}

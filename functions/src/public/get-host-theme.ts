import type { HostTheme } from '@portal/domain/contracts/public-api';
import { agencyOfHost } from '../links/agency-host';
import { projectTheme } from '@portal/domain/brands/project-theme';
import { clientKey, limitRate } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { publicLimits } from './limits';

/**
 * The look of the host that was called, for pages that begin before anybody has signed in.
 * @returns null for the portal's own host and for one that no agency has.
 * @throws PortalError `tooManyRequests` for too many requests of one client IP.
 */
export async function getHostTheme(_input: object, context: PublicContext): Promise<HostTheme> {
  await limitRate(context, publicLimits.hostTheme, clientKey(context));
  const found = await agencyOfHost(context, context.host);
  return { theme: found && projectTheme(found.organization, found.brand) };
}

import type { ClientSession } from '@portal/domain/contracts/client-api';
import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import { PortalError } from '@portal/domain/errors/portal-error';
import { clientTexts } from '@portal/domain/texts/client-connect';
import { projectTheme } from '@portal/domain/brands/project-theme';
import type { PublicContext } from '../runtime/route';
import { openPlacesOf } from '../users/client-place';
import { hasClientCookie, maySetPassword, requireClient } from '../users/client-session';

/**
 * The caller and the companies they work for; null for a browser that was never signed in.
 * @throws PortalError `unauthenticated` with a sentence, also when no access is open any more.
 */
export async function clientSession(_input: unknown, context: PublicContext): Promise<ClientSession | null> {
  if (!hasClientCookie(context)) return null;
  const client = await requireClient(context);
  const { user } = client;
  const places = await openPlacesOf(context.store, user.email);
  if (places.length === 0) {
    throw new PortalError('unauthenticated', { userMessage: clientTexts.accessEnded, detail: 'no open access' });
  }
  return {
    email: user.email,
    name: user.displayName,
    hasPassword: user.userProducts.accessStatus.core.hasPassword,
    canSetPassword: maySetPassword(client, context.clock.now()),
    places: places.map(({ organization, contact }) => ({
      organizationId: organization.id,
      contactId: contact.id,
      companyName: contact.companyName,
      theme: projectTheme(organization, resolveBrand(organization)),
    })),
  };
}

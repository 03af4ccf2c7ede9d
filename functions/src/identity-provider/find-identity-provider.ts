import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { identityProviderApi } from '@portal/domain/contracts/identity-provider-api';
import { verifiedDomains } from '@portal/domain/identity-provider/identity-provider';
import { agencyOfHost } from '../links/agency-host';
import { clientKey, limitRate } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { providerLimits } from './provider-limits';

/**
 * The agency whose members sign in at a provider of their own. Only domains are asked about, so nobody learns from it which
 * users exist.
 * @throws PortalError `tooManyRequests` for too many requests of one client IP.
 */
export async function findIdentityProvider(
  { domain }: RequestOf<typeof identityProviderApi.findIdentityProvider>,
  context: PublicContext,
): Promise<AnswerOf<typeof identityProviderApi.findIdentityProvider>> {
  const { store } = context;
  await limitRate(context, providerLimits.find, clientKey(context));
  const organizationId =
    domain === ''
      ? ((await agencyOfHost(context, context.host))?.organization.id ?? null)
      : await store.identityProviders.ownerOf(domain);
  if (organizationId === null) return { found: null };
  const verified = verifiedDomains(await store.identityProviders.get(organizationId));
  const counts = domain === '' ? verified.length > 0 : verified.includes(domain);
  const organization = counts ? await store.organizations.get(organizationId) : null;
  return { found: organization && { organizationId, name: organization.name } };
}

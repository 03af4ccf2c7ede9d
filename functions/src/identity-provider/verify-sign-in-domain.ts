import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { identityProviderApi } from '@portal/domain/contracts/identity-provider-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { verificationRecord } from '@portal/domain/identity-provider/sign-in-domain';
import { identityProviderTexts as texts } from '@portal/domain/texts/identity-provider';
import { limitRate } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { requireRecentProof } from '../users/require-recent-proof';
import { getIdentityProvider } from './manage-identity-provider';
import { providerLimits } from './provider-limits';

/**
 * Looks for the TXT record of a domain. Without it the domain no longer counts; a DNS that does not answer changes nothing.
 * @throws PortalError `proofRequired`; `notFound` for a domain that is not among the organization's; `conflict` when another
 *   organization has verified it; `unavailable`; `tooManyRequests`.
 */
export async function verifySignInDomain(
  { organizationId, domain }: RequestOf<typeof identityProviderApi.verifySignInDomain>,
  context: StaffContext,
): Promise<AnswerOf<typeof identityProviderApi.verifySignInDomain>> {
  const { store, clock } = context;
  requireRecentProof(context);
  await limitRate(context, providerLimits.verify, organizationId);
  const provider = await store.identityProviders.get(organizationId);
  const token = provider?.domains.find((each) => each.domain === domain)?.token;
  if (token === undefined) throw new PortalError('notFound', { detail: 'no such domain' });
  const isVerified = (await recordsOf(domain, context)).includes(verificationRecord(token));
  const outcome = await store.identityProviders.setVerified(organizationId, domain, isVerified ? clock.now() : null);
  if (outcome === 'unknown') throw new PortalError('notFound', { detail: 'no such domain' });
  if (outcome === 'taken') throw new PortalError('conflict', { userMessage: texts.domainTaken });
  return { ...(await getIdentityProvider({ organizationId }, context)), isVerified };
}

async function recordsOf(domain: string, { textRecords }: StaffContext): Promise<string[]> {
  try {
    return await textRecords.of(domain);
  } catch (error) {
    const { kind, message } = PortalError.from(error);
    if (kind !== 'unavailable') throw error;
    throw new PortalError('unavailable', { userMessage: texts.dnsUnavailable, detail: message });
  }
}

import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { identityProviderApi } from '@portal/domain/contracts/identity-provider-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { verifiedDomains } from '@portal/domain/identity-provider/identity-provider';
import { identityProviderTexts } from '@portal/domain/texts/identity-provider';
import { clientKey, limitRate } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { sealAttempt } from './attempt';
import { providerHash } from './identity-hashes';
import { providerLimits } from './provider-limits';
import { returnUrl } from './return-url';

const secretBytes = 32;

/**
 * Begins a sign-in at the provider of an agency.
 * @throws PortalError `invalidRequest` when it has none; `unavailable` when the provider does not answer.
 */
export async function startProviderSignIn(
  { organizationId, email, isFresh }: RequestOf<typeof identityProviderApi.startProviderSignIn>,
  context: PublicContext,
): Promise<AnswerOf<typeof identityProviderApi.startProviderSignIn>> {
  const { store, random, openId } = context;
  await limitRate(context, providerLimits.start, clientKey(context));
  const provider = await store.identityProviders.get(organizationId);
  if (!provider || verifiedDomains(provider).length === 0) {
    const userMessage = identityProviderTexts.notSetUp;
    throw new PortalError('invalidRequest', { userMessage, detail: 'no provider' });
  }
  const redirectUri = await returnUrl(context, organizationId);
  const [state, nonce, codeVerifier] = [
    random.token(secretBytes),
    random.token(secretBytes),
    random.token(secretBytes),
  ];
  const checks = { redirectUri, state, nonce, codeVerifier, isFresh };
  const url = await openId.signInUrl(provider, { ...checks, email });
  const attempt = { organizationId, provider: providerHash(organizationId, provider), ...checks };
  return { url, attempt: sealAttempt(context, attempt) };
}

import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { identityProviderApi } from '@portal/domain/contracts/identity-provider-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { verifiedDomains, type IdentityProvider } from '@portal/domain/identity-provider/identity-provider';
import { hostedDomainClaim } from '@portal/domain/identity-provider/issuers';
import { domainOfEmail } from '@portal/domain/identity-provider/sign-in-domain';
import { identityProviderTexts as texts } from '@portal/domain/texts/identity-provider';
import { SignInNotProved, type ProvidedIdentity } from '../adapters/openid/openid-providers';
import { clientKey, limitRate } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { beginStaffSession } from '../users/begin-staff-session';
import { consumeAttempt, type Attempt } from './attempt';
import { identityOf, providerHash } from './identity-hashes';
import { providerLimits } from './provider-limits';
import { openSecret, renewSeal } from './provider-secret';
import { userOfIdentity } from './user-of-identity';

/**
 * Signs in with what the browser has brought back from the provider: begins a session, or asks for the second step where
 * the provider does not.
 * @throws PortalError `invalidRequest` for a return that proves nothing, is used or expired; `permissionDenied` for a user
 *   who may not sign in here; `userDisabled`; `tooManyRequests` when the agency has added too many users; `unavailable`.
 */
export async function finishProviderSignIn(
  { attempt: sealed, query }: RequestOf<typeof identityProviderApi.finishProviderSignIn>,
  context: PublicContext,
): Promise<AnswerOf<typeof identityProviderApi.finishProviderSignIn>> {
  const { store } = context;
  await limitRate(context, providerLimits.finish, clientKey(context));
  const attempt = await consumeAttempt(context, sealed);
  if (!attempt) throw refused('startAgain', 'no usable attempt');
  const { organizationId } = attempt;
  const provider = await store.identityProviders.get(organizationId);
  if (!provider || providerHash(organizationId, provider) !== attempt.provider) {
    throw refused('startAgain', 'the provider has changed');
  }
  const provided = await provedIdentity(context, { attempt, provider, query });
  await requireOwnDomain(context, organizationId, { provider, provided });
  const identity = identityOf(attempt.provider, provided.subject);
  const user = await userOfIdentity(context, { organizationId, provider, provided, identity });
  return await beginStaffSession(context, user, 'single sign-on', {
    isSecondStepDone: provider.asksSecondStep,
    provedAt: provided.authTime ?? 0,
  });
}

async function provedIdentity(
  context: PublicContext,
  { attempt, provider, query }: { attempt: Attempt; provider: IdentityProvider; query: string },
): Promise<ProvidedIdentity> {
  const { organizationId } = attempt;
  const clientSecret = openSecret(context, organizationId, provider);
  if (clientSecret === null) throw new PortalError('unavailable', { detail: 'the client secret does not open' });
  try {
    const client = { ...provider, clientSecret };
    const provided = await context.openId.identityOf(client, new URLSearchParams(query), attempt);
    await renewSeal(context, organizationId, provider, clientSecret);
    return provided;
  } catch (error) {
    if (!(error instanceof SignInNotProved)) throw error;
    context.log.info('single sign-on refused', { organizationId, reason: error.message });
    throw refused(error.kind, error.message);
  }
}

/**
 * The provider speaks for emails of domains that its organization has verified, and for no other. Entra ID says nothing about
 * whether an email is verified: the domain's verification stands for it. A provider that says no is believed.
 */
async function requireOwnDomain(
  { store }: PublicContext,
  organizationId: string,
  { provider, provided }: { provider: IdentityProvider; provided: ProvidedIdentity },
): Promise<void> {
  const { email, isEmailRefused, claims } = provided;
  if (email === '') throw refused('noEmail', 'no email');
  if (isEmailRefused) throw refused('foreignDomain', 'the email is not verified');
  const domain = domainOfEmail(email);
  const hosted = hostedDomainClaim(provider.issuer);
  if (hosted !== undefined && claims[hosted] !== domain)
    throw refused('foreignDomain', 'an account of no organization');
  const isListed = verifiedDomains(provider).includes(domain);
  const owner = isListed ? await store.identityProviders.ownerOf(domain) : null;
  if (owner !== organizationId) throw refused('foreignDomain', 'the domain is not verified');
}

function refused(
  text: 'startAgain' | 'cancelled' | 'notTrusted' | 'noEmail' | 'foreignDomain',
  detail: string,
): PortalError {
  return new PortalError('invalidRequest', { userMessage: texts[text], detail });
}

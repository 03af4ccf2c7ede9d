import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { identityProviderApi, ProviderSettings } from '@portal/domain/contracts/identity-provider-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { IdentityProvider } from '@portal/domain/identity-provider/identity-provider';
import { isConsumerIssuer } from '@portal/domain/identity-provider/issuers';
import { identityProviderTexts as texts } from '@portal/domain/texts/identity-provider';
import { limitRate } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { requireRecentProof } from '../users/require-recent-proof';
import { providerHash } from './identity-hashes';
import { providerLimits } from './provider-limits';
import { sealSecret } from './provider-secret';
import { returnUrls } from './return-url';

type Input = RequestOf<typeof identityProviderApi.saveIdentityProvider>;

const tokenBytes = 24;

/** The provider of an organization as its admins see it, without the secret. */
export async function getIdentityProvider(
  { organizationId }: RequestOf<typeof identityProviderApi.getIdentityProvider>,
  { store, config }: StaffContext,
): Promise<ProviderSettings> {
  const [provider, organization, ...marketing] = await Promise.all([
    store.identityProviders.get(organizationId),
    store.organizations.get(organizationId),
    store.marketingBrands.list(organizationId, 'sm'),
    store.marketingBrands.list(organizationId, 'jm'),
  ]);
  if (!organization) throw new PortalError('notFound', { detail: 'organization' });
  return {
    provider: provider && withoutSecret(provider),
    redirectUrls: returnUrls(config, organization, [organization, ...organization.brands, ...marketing.flat()]),
  };
}

/**
 * Stores the provider of an organization after asking its issuer. Domains keep their verification; new ones get a token.
 * @throws PortalError `proofRequired`; `invalidRequest` for an issuer that may not be called, that anybody has an account at,
 *   or that does not answer as one, without a secret for a new issuer, and for a requirement that would lock the caller out.
 */
export async function saveIdentityProvider(
  input: Input,
  context: StaffContext,
): Promise<AnswerOf<typeof identityProviderApi.saveIdentityProvider>> {
  const { store, random } = context;
  const { organizationId, clientId, clientSecret, domains, defaultRole, isRequired, asksSecondStep } = input;
  requireRecentProof(context);
  await limitRate(context, providerLimits.save, organizationId);
  const issuer = await issuerOf(input.issuer, context);
  await requireOwnIdentity({ ...input, issuer }, context);
  await store.identityProviders.change(organizationId, (stored) => {
    const isSameClient = stored?.issuer === issuer && stored.clientId === clientId;
    // The stored secret was entered for its issuer: sent to another one, it would be disclosed.
    if (clientSecret === '' && !isSameClient) throw invalid(texts.secretNeeded);
    const domainOf = (domain: string) =>
      stored?.domains.find((each) => each.domain === domain) ?? {
        domain,
        token: random.token(tokenBytes),
        verifiedAt: null,
      };
    return {
      ...{ issuer, clientId, defaultRole, isRequired, asksSecondStep },
      sealedSecret:
        clientSecret === '' && stored
          ? stored.sealedSecret
          : sealSecret(context, { organizationId, issuer, secret: clientSecret }),
      domains: [...new Set(domains)].map(domainOf),
    };
  });
  return await getIdentityProvider({ organizationId }, context);
}

/** Removes the provider. Users stay, and can be linked again. Idempotent. @throws PortalError `proofRequired`. */
export async function removeIdentityProvider(
  { organizationId }: RequestOf<typeof identityProviderApi.removeIdentityProvider>,
  context: StaffContext,
): Promise<AnswerOf<typeof identityProviderApi.removeIdentityProvider>> {
  requireRecentProof(context);
  await context.store.identityProviders.change(organizationId, () => null);
  return await getIdentityProvider({ organizationId }, context);
}

/** The issuer as its tokens state it. */
async function issuerOf(entered: string, { openId }: StaffContext): Promise<string> {
  if (!openId.accepts(entered)) throw invalid(texts.issuerRefused);
  try {
    const issuer = await openId.issuerOf(entered);
    if (!isConsumerIssuer(issuer)) return issuer;
  } catch (error) {
    if (PortalError.from(error).kind !== 'unavailable') throw error;
    throw invalid(texts.issuerUnusable);
  }
  throw invalid(texts.issuerShared);
}

/** Members are not sent to a provider that has signed in nobody yet. Super admins do not sign in there. */
async function requireOwnIdentity(input: Input, { store, actor }: StaffContext): Promise<void> {
  if (!input.isRequired || actor.userRoles.superAdmin) return;
  const stored = await store.identityProviders.get(input.organizationId);
  const provider = providerHash(input.organizationId, input);
  if (stored?.isRequired && providerHash(input.organizationId, stored) === provider) return;
  const user = await store.users.get(actor.uid);
  if (user?.identity.provider !== provider) throw invalid(texts.tryFirst);
}

function withoutSecret({ sealedSecret: _sealed, ...provider }: IdentityProvider) {
  return provider;
}

function invalid(userMessage: string): PortalError {
  return new PortalError('invalidRequest', { userMessage, detail: 'identity provider' });
}

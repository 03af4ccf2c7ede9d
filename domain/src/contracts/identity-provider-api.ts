import { boolean, string } from 'yup';
import { requiredId } from '../fields/id';
import { email } from '../fields/email';
import { list, record, type Model } from '../fields/model';
import { defaultRoles, maxSignInDomains, type IdentityProvider } from '../identity-provider/identity-provider';
import { signInDomain } from '../identity-provider/sign-in-domain';
import { formTexts } from '../texts/form';
import { identityProviderTexts as texts } from '../texts/identity-provider';
import { post } from './endpoint';
import type { SignInAnswer } from './second-step-api';

const maxTextLength = 500;
const text = () => string().trim().max(maxTextLength, formTexts.tooLong(maxTextLength));

/** What an admin enters. Whether the issuer's host may be called is decided when it is called. */
export const identityProviderInputSchema = record({
  issuer: text()
    .required(formTexts.required)
    .matches(/^https?:\/\/[^\s?#@]+$/, texts.notUrl),
  clientId: text().required(formTexts.required),
  /** `''` keeps the stored one. */
  clientSecret: text().default(''),
  domains: list(signInDomain().required(), maxSignInDomains).min(1, texts.noDomain),
  defaultRole: string().oneOf(defaultRoles).default('user'),
  isRequired: boolean().default(false),
  asksSecondStep: boolean().default(false),
});
export type IdentityProviderInput = Model<typeof identityProviderInputSchema>;

/** An identity provider as admins see it. */
export type ListedProvider = Omit<IdentityProvider, 'sealedSecret'>;

export interface ProviderSettings {
  /** Null when there is none. */
  provider: ListedProvider | null;
  /** To register at the provider: one for each host that members sign in at. */
  redirectUrls: string[];
}

/** The return of the browser from the provider: its query, without the question mark. */
const returnQuery = () => string().max(8_000).required();

/** Single sign-on by OpenID Connect, part of the app API. */
export const identityProviderApi = {
  /** Public. The agency whose members sign in at a provider: by their email's domain, or of the host that was called (`''`). */
  findIdentityProvider: post(
    '/findIdentityProvider',
    record({ domain: string().trim().lowercase().max(253).default('') }),
  ).answers<{ found: { organizationId: string; name: string } | null }>(),

  /**
   * Public. Where the sign-in goes on, and the sealed attempt that the browser keeps for the return.
   * `isFresh` asks the provider to prove the user again, which counts as a recent proof.
   */
  startProviderSignIn: post(
    '/startProviderSignIn',
    record({ organizationId: requiredId(), email: email().default(''), isFresh: boolean().default(false) }),
  ).answers<{ url: string; attempt: string }>(),

  /** Public. Signs in with the return from the provider, once. */
  finishProviderSignIn: post(
    '/finishProviderSignIn',
    record({ attempt: string().max(4_000).required(), query: returnQuery() }),
  ).answers<SignInAnswer>(),

  /** Needs `organization:edit`. The secret is answered to nobody. */
  getIdentityProvider: post(
    '/getIdentityProvider',
    record({ organizationId: requiredId() }),
  ).answers<ProviderSettings>(),

  /** Needs `organization:edit` and a recent proof. Asks the issuer for its configuration. */
  saveIdentityProvider: post(
    '/saveIdentityProvider',
    identityProviderInputSchema.shape({ organizationId: requiredId() }),
  ).answers<ProviderSettings>(),

  /** Needs `organization:edit` and a recent proof. */
  removeIdentityProvider: post(
    '/removeIdentityProvider',
    record({ organizationId: requiredId() }),
  ).answers<ProviderSettings>(),

  /** Needs `organization:edit` and a recent proof. Looks for the TXT record of a domain; without it the domain no longer counts. */
  verifySignInDomain: post(
    '/verifySignInDomain',
    record({ organizationId: requiredId(), domain: signInDomain().required() }),
  ).answers<ProviderSettings & { isVerified: boolean }>(),

  /** Needs `organization:edit` and a recent proof. The next sign-in with the member's email links it again. */
  unlinkIdentity: post('/unlinkIdentity', record({ organizationId: requiredId(), userId: requiredId() })).answers<{
    userId: string;
  }>(),
} as const;

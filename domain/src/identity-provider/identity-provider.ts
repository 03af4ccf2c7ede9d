import { boolean, number, string } from 'yup';
import { list, record, type Model } from '../fields/model';

export const maxSignInDomains = 20;

/** Roles that a user may get with the first sign-in. */
export const defaultRoles = ['user', 'admin'] as const;
export type DefaultRole = (typeof defaultRoles)[number];

/** A domain of an identity provider. It counts when it is verified, see `signInDomains/{domain}`. */
export const providerDomainSchema = record({
  domain: string().required(),
  /** What the TXT record of the domain must contain. */
  token: string().required(),
  /** When the record was last seen, in milliseconds; null before, and after it was not found. */
  verifiedAt: number().nullable().default(null),
});
export type ProviderDomain = Model<typeof providerDomainSchema>;

/** The identity provider of an organization, `organizations/{id}/private/identityProvider`: functions only. */
export const identityProviderSchema = record({
  /** The provider's identifier (OpenID Connect Discovery 1.0, section 3), exactly as its tokens state it. */
  issuer: string().required(),
  clientId: string().required(),
  /** Sealed and bound to organization and issuer. */
  sealedSecret: string().required(),
  domains: list(providerDomainSchema, maxSignInDomains),
  /** Role of users who are created by their first sign-in. */
  defaultRole: string().oneOf(defaultRoles).default('user'),
  /** Members with an email of a verified domain sign in here and in no other way. */
  isRequired: boolean().default(false),
  /** The provider asks for a second step itself, so the portal does not. */
  asksSecondStep: boolean().default(false),
});
export type IdentityProvider = Model<typeof identityProviderSchema>;

/** The domains of a provider that count; none without a provider. */
export function verifiedDomains(provider: Pick<IdentityProvider, 'domains'> | null): string[] {
  return (provider?.domains ?? []).flatMap(({ domain, verifiedAt }) => (verifiedAt === null ? [] : domain));
}

/** Whose a verified domain is, `signInDomains/{domain}`: functions only. */
export const signInDomainSchema = record({ organizationId: string().required(), verifiedAt: number().required() });

/** A client of an identity provider. */
export interface OpenIdClient {
  issuer: string;
  clientId: string;
}

/** What a provider states about a user who has signed in there. */
export interface ProvidedIdentity {
  /** The provider's own, lasting name of the user (`sub`). */
  subject: string;
  /** In lower case; `''` when it states none. */
  email: string;
  /** The provider says that the user has not proved the email. Most state nothing for accounts that they manage. */
  isEmailRefused: boolean;
  name: string;
  /** All claims, for those that only some issuers have. */
  claims: Readonly<Record<string, unknown>>;
  /** When the user was proved there, in seconds since 1970; null when it does not say. */
  authTime: number | null;
}

/** What a sign-in must bring back. */
export interface SignInChecks {
  redirectUri: string;
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636). */
  codeVerifier: string;
  /** The user must have been proved anew. */
  isFresh: boolean;
}

/** The provider did not sign the user in, or what came back proves nothing. */
export class SignInNotProved extends Error {
  override readonly name = 'SignInNotProved';

  constructor(
    readonly kind: 'cancelled' | 'notTrusted',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Identity providers that speak OpenID Connect. Every call throws PortalError `unavailable` when the issuer does not answer
 * as one.
 */
export interface OpenIdProviders {
  /** Whether an issuer may be called, as far as its text says. */
  accepts(issuer: string): boolean;
  /** Asks an issuer for its configuration. @returns the issuer as its tokens state it. */
  issuerOf(issuer: string): Promise<string>;
  /** Where the browser goes to sign in. @param options.email suggested to the provider; `''` for none. */
  signInUrl(client: OpenIdClient, options: SignInChecks & { email: string }): Promise<string>;
  /**
   * Trades the code of a return for an identity.
   * @param query of the URL to which the browser returned.
   * @throws SignInNotProved
   */
  identityOf(
    client: OpenIdClient & { clientSecret: string },
    query: URLSearchParams,
    checks: SignInChecks,
  ): Promise<ProvidedIdentity>;
}

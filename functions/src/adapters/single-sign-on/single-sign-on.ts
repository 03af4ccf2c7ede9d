/** A user of the ats, as the issuer of its tokens states. */
export interface SignedOnUser {
  /** Identifies the user in all corporations of the ats. */
  masterUserID: string;
  /** In lower case. */
  email: string;
  name: string;
}

/** The token is not the issuer's, not for this product, not for this sign-in, or too old. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';

  constructor(
    message: string,
    /** The corporation that the token names, which nothing proves; `''` when it names none. */
    readonly corporationId: string,
  ) {
    super(message);
  }
}

/** Signing in to the portal as a user of the ats. Every call throws PortalError `unavailable` when the issuer is down. */
export interface SingleSignOn {
  /**
   * The issuer's sign-in page, which returns to `redirectUri` with a code and the state.
   * @param options.isFresh asks for the password even if the user has a session at the ats.
   */
  signInUrl(options: { redirectUri: string; state: string; nonce: string; isFresh: boolean }): Promise<string>;
  /** Trades a code for a signed token; null when the issuer refuses it. */
  tokenOf(code: string, redirectUri: string): Promise<string | null>;
  /** The user that a token names. @throws TokenRefused */
  verify(token: string, nonce: string): Promise<SignedOnUser>;
}

/** Outcome of a password check. */
export type PasswordCheck =
  | { kind: 'right'; uid: string }
  /** Right, but the account is disabled. */
  | { kind: 'disabled' }
  /** The auth service itself locks the account for a while. */
  | { kind: 'locked' }
  /** Right, but the account's email was changed directly at the auth service: the password must be reset. */
  | { kind: 'changedOutOfBand' }
  /** Wrong, or there is no account; callers cannot tell which. */
  | { kind: 'wrong' };

/** Outcome of redeeming a mailed link. */
export type LinkCheck =
  | { kind: 'right'; uid: string }
  /** Right, but refused, as in {@link PasswordCheck}. */
  | { kind: 'disabled' | 'changedOutOfBand' }
  /** The link was sent to another email; it stays valid. */
  | { kind: 'otherEmail' }
  /** Used, expired, altered or of another kind. */
  | { kind: 'wrong' };

/** Calls of the auth service with users' secrets; the Admin SDK does the rest. */
export interface IdentityService {
  /** @throws PortalError `unavailable` when the service does not answer. */
  checkPassword(email: string, password: string): Promise<PasswordCheck>;
  /**
   * Uses up a mailed sign-in link. The session that the auth service begins is dropped; it is not one of ours.
   * @throws PortalError `unavailable` when the service does not answer.
   */
  redeemLink(email: string, code: string): Promise<LinkCheck>;
  /**
   * The email behind the one-time code of a reset mail; the code stays valid.
   * @returns null for a code that is used, expired, altered or of another kind.
   * @throws PortalError `unavailable` when the service does not answer.
   */
  addressOfReset(code: string): Promise<string | null>;
  /**
   * Sets a new password by the one-time code of a reset mail.
   * @returns false for a code that is used, expired, altered or of another kind.
   * @throws PortalError `unavailable` when the service does not answer.
   */
  resetPassword(code: string, password: string): Promise<boolean>;
}

/** Messages of our blocking functions that refuse a sign-in with a right secret, or a new account. */
export const signInRefusals = {
  disabled: 'portal/account-disabled',
  changedOutOfBand: 'portal/account-changed-out-of-band',
  signUp: 'portal/no-sign-up',
} as const;

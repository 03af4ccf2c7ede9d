/** What came of a password. */
export type PasswordCheck =
  | { kind: 'right'; uid: string }
  /** Right, and the account may not sign in. */
  | { kind: 'disabled' }
  /** Right, and the account is locked for a while. */
  | { kind: 'locked' }
  /** Right, but the account's address was changed past us: the password is to be reset. */
  | { kind: 'changedOutOfBand' }
  /** Wrong, or there is no such account: nobody is told which. */
  | { kind: 'wrong' };

/** What only the auth service can do with secrets that people bring; everything else is the Admin SDK's. */
export interface IdentityService {
  /** @throws PortalError `unavailable` when the service does not answer. */
  checkPassword(email: string, password: string): Promise<PasswordCheck>;
  /**
   * Whose reset mail a one-time code is from; the code stays good.
   * @returns the account's address; null for a code that is used, expired, altered or of another kind.
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

/** What our blocking functions say when they refuse a sign-in whose secret was right, or a new account. */
export const signInRefusals = {
  disabled: 'portal/account-disabled',
  locked: 'portal/account-locked',
  changedOutOfBand: 'portal/account-changed-out-of-band',
  signUp: 'portal/no-sign-up',
} as const;

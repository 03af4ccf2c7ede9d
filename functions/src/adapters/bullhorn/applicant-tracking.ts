import type { AtsSession, AtsToken } from '@portal/domain/users/user';

/** Tokens from a sign-in or its renewal. */
export type TrackingTokens = Pick<AtsToken, 'access_token' | 'refresh_token' | 'expire_time'>;

/** A user of the ats, as the portal stores it. */
export interface TrackedUser {
  id: string;
  masterUserID: string;
  /** In lower case; empty without a deliverable email. */
  email: string;
  name: string;
  /** May sign in to the ats. */
  isEnabled: boolean;
}

/** The session is over: sign in again and retry. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** Tokens or password are refused for good: the ats must be connected again. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/**
 * The ats. Every call throws PortalError `tooManyRequests` when it keeps refusing for too many requests, and
 * `unavailable` when it does not answer in time or is down.
 */
export interface ApplicantTracking {
  /** Signs in by name and password, to connect the ats. @throws SignInRefused */
  signIn(username: string, password: string): Promise<TrackingTokens>;
  /** Trades a refresh token, once, for new tokens. @throws SignInRefused */
  renew(username: string, refreshToken: string): Promise<TrackingTokens>;
  /** Opens a session with an access token, once. @throws SignInRefused */
  logIn(username: string, accessToken: string): Promise<AtsSession>;
  /** All users of the ats that are not deleted. @throws SessionEnded */
  users(session: AtsSession): Promise<TrackedUser[]>;
}

import type { AtsSession, AtsToken } from '@portal/domain/users/user';

/** What a sign-in to the system, or the renewal of one, answers. */
export type TrackingTokens = Pick<AtsToken, 'access_token' | 'refresh_token' | 'expire_time'>;

/** A user of the system, as the portal keeps one. */
export interface TrackedUser {
  id: string;
  masterUserID: string;
  /** In lower case; empty when there is none, or none that mail could reach. */
  email: string;
  name: string;
  /** May sign in to the system. */
  isEnabled: boolean;
}

/** The session is over or was ended: log in again and ask once more. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** The tokens or the password are refused for good: somebody must connect the system anew. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/**
 * The applicant-tracking system. Every call throws PortalError `tooManyRequests` when the system goes on refusing for
 * too many requests, and `unavailable` when it does not answer in time or is down.
 */
export interface ApplicantTracking {
  /** Signs in by name and password, as somebody does who connects the system. @throws SignInRefused */
  signIn(username: string, password: string): Promise<TrackingTokens>;
  /** New tokens for a refresh token, which is used up by it. @throws SignInRefused */
  renew(username: string, refreshToken: string): Promise<TrackingTokens>;
  /** Opens a session; the access token is used up by it. @throws SignInRefused */
  logIn(username: string, accessToken: string): Promise<AtsSession>;
  /** All users of the system who were not removed there. @throws SessionEnded */
  users(session: AtsSession): Promise<TrackedUser[]>;
}

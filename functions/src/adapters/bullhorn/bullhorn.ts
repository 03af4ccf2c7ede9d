import type { ApplicantTracking } from './applicant-tracking';
import type { BullhornSettings } from './bullhorn-http';
import { logIn, renew, signIn } from './bullhorn-sign-in';
import { corporateUsers } from './bullhorn-users';

/** The ats interface over Bullhorn's REST API. */
export function createBullhorn(settings: BullhornSettings): ApplicantTracking {
  return {
    signIn: (username, password) => signIn(settings, username, password),
    renew: (username, refreshToken) => renew(settings, username, refreshToken),
    logIn: (username, accessToken) => logIn(settings, username, accessToken),
    users: (session) => corporateUsers(settings, session),
  };
}

/** Failed sign-ins before the form locks, and the lock's seconds. */
export const maxLoginFailures = 5;
export const loginLockSeconds = 60;

/** Failed sign-ins of one user, from all IP addresses, before the user is locked for as long. */
export const maxLoginFailuresPerUser = 20;

/** Reset mails before the form locks, and the lock's seconds. */
export const maxResetSends = 1;
export const resetLockSeconds = 60;

/** Delay from signing in to opening the application, in milliseconds. */
export const loginRedirectMs = 5000;

/** Delay from sending a reset mail to the sign-in page, in milliseconds. */
export const resetRedirectMs = 8000;

/** How often the verification page checks the email, in milliseconds. */
export const verificationPollMs = 3000;

/** Validity of an invitation: three days in milliseconds. */
export const inviteValidityMs = 259_200_000;

/** How long the former login email can undo a change of the login email: seven days in milliseconds. */
export const emailUndoValidityMs = 604_800_000;

/** Lifetime of the cookies of a session and of single sign-on, in days. */
export const singleSignOnCookieDays = 90;

/** Expiry of the cookie with the sign-in page's logo and color; browsers may cap it. */
export const organizationLogoCookieExpiry = '2050-01-01';

/** A token cookie of at most this length is ignored. */
export const tokenCookieIgnoredLength = 5;

/** Seconds in which a sign-in through the ATS must return with its state and token. */
export const handOverSeconds = 600;

/** Where the browser returns from an identity provider (a route of the staff application), and the seconds in which it must. */
export const providerReturnPath = '/login/single-sign-on';
export const providerSignInSeconds = 600;

/**
 * Cookie of signed-in staff. The application expects a session when it is set; public pages then neither track the
 * viewer nor show the gate. It holds a random value and grants nothing.
 */
export const staffCookieName = 'portal_staff';

/** The other cookies. None is a credential, see `docs/decisions/006-session-cookies.md`. */
export const cookieNames = {
  userEmail: 'userEmail',
  organizationLogo: 'organizationLogo',
  singleSignOnUser: 'ssoUser',
  origin: 'origin',
  state: 'state',
  userToken: 'userToken',
} as const;

/** Timeout of the geolocation service, in milliseconds. */
export const geolocationTimeoutMs = 5000;

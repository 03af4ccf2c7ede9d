/** Failed sign-ins until the form locks, and for how long in seconds (000 §4, §9). */
export const maxLoginFailures = 5;
export const loginLockSeconds = 60;

/** Failed sign-ins of one account from all addresses together until it locks, for as long. */
export const maxLoginFailuresPerUser = 20;

/** Reset mails until the form locks, and for how long in seconds (000 §4, §9). */
export const maxResetSends = 1;
export const resetLockSeconds = 60;

/** From signing in to the application, in milliseconds (000 §4, §9). */
export const loginRedirectMs = 5000;

/** From asking for a reset mail back to the sign-in page, in milliseconds (000 §4, §9). */
export const resetRedirectMs = 8000;

/** How often the verification page asks whether the email is verified, in milliseconds (000 §2, §9). */
export const verificationPollMs = 3000;

/** How long an invitation is valid, in milliseconds: three days (000 §4, §9). */
export const inviteValidityMs = 259_200_000;

/** How long the cookies of a session and of a single sign-on last, in days (000 §9). */
export const singleSignOnCookieDays = 90;

/** The cookie with logo and colour of the sign-in page lasts until then (000 §3); browsers may cap that. */
export const organizationLogoCookieExpiry = '2050-01-01';

/** A token cookie counts only when it has more characters than this (000 §3). */
export const tokenCookieIgnoredLength = 5;

/** Seconds in which a sign-in through the integration must be back with its state and its token. */
export const handOverSeconds = 600;

/**
 * The cookie that says "a session is meant to be here": to the application, and to public pages, which then neither
 * track nor ask (002 §1). It holds a random mark, no token, and opens nothing.
 */
export const staffCookieName = 'portal_staff';

/** The other cookies (000 §3); what each holds and why none is a credential tells `docs/decisions`. */
export const cookieNames = {
  userEmail: 'userEmail',
  organizationLogo: 'organizationLogo',
  singleSignOnUser: 'ssoUser',
  origin: 'origin',
  state: 'state',
  userToken: 'userToken',
} as const;

/** How long the service that locates an address may take, in milliseconds (000 §7). */
export const geolocationTimeoutMs = 5000;

/** Failed sign-ins until the form locks, and for how long in seconds (000 §4, §9). */
export const maxLoginFailures = 5;
export const loginLockSeconds = 60;

/** Failed sign-ins of one account from all addresses together until it locks, for as long. */
export const maxLoginFailuresOfAccount = 20;

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

/** How long the cookie of a single sign-on lasts, in days (000 §9). */
export const singleSignOnCookieDays = 90;

/** The cookie with logo and colour of the sign-in page lasts until then (000 §3). */
export const organizationLogoCookieExpiry = '2050-01-01';

/** A token cookie counts only when it has more characters than this (000 §3). */
export const tokenCookieIgnoredLength = 5;

/**
 * The cookie that says "somebody of the staff is signed in here" to public pages, which then neither track nor ask
 * (002 §1). It holds no token and opens nothing.
 */
export const staffCookieName = 'portal_staff';

/** How long the service that locates an address may take, in milliseconds (000 §7). */
export const geolocationTimeoutMs = 5000;

import {
  cookieNames,
  singleSignOnCookieDays,
  staffCookieName,
  tokenCookieIgnoredLength,
} from '@portal/domain/constants/session';
import { isEmbedded, readCookie, removeCookie, writeCookie } from './cookies';

const sessionSeconds = singleSignOnCookieDays * 86_400;

/** Whether a token cookie counts: only when it is longer than five characters. */
export function isUsableToken(value: string | null): value is string {
  return value !== null && value.length > tokenCookieIgnoredLength;
}

/** What the session cookie says: there is none, it is too short to count, or there should be a session. */
export function sessionMark(): 'none' | 'void' | 'counts' {
  const mark = readCookie(staffCookieName);
  if (mark === null) return 'none';
  return isUsableToken(mark) ? 'counts' : 'void';
}

/**
 * Marks a session in this browser: the session cookie, its origin, and the email for the next sign-in. Public pages
 * then know that the browser's user is staff. None is a credential.
 */
export function markSession(email: string): void {
  if (sessionMark() !== 'counts') writeCookie(staffCookieName, randomMark(), { maxAgeSeconds: sessionSeconds });
  if (readCookie(cookieNames.origin) === null) writeCookie(cookieNames.origin, originOfVisit());
  rememberEmail(email);
}

/** Remembers an email for the next sign-in in this browser. */
export function rememberEmail(email: string): void {
  writeCookie(cookieNames.userEmail, email, { maxAgeSeconds: sessionSeconds });
}

/** Marks that the user came by single sign-on; calls then say so. */
export function markSingleSignOn(uid: string): void {
  writeCookie(cookieNames.singleSignOnUser, uid, { maxAgeSeconds: sessionSeconds });
}

/** Removes the session's cookies; only email and logo stay for the next sign-in. */
export function forgetSession(): void {
  for (const name of [staffCookieName, cookieNames.origin, cookieNames.singleSignOnUser, cookieNames.userToken]) {
    removeCookie(name);
  }
}

/** The page that embeds the application, else the product's own origin. */
function originOfVisit(): string {
  if (isEmbedded() && URL.canParse(document.referrer)) return new URL(document.referrer).origin;
  return window.location.origin;
}

function randomMark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

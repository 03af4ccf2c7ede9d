import { singleSignOnCookieDays, staffCookieName } from '@portal/domain/constants/session';

/**
 * Tells the public pages of this browser that its user is staff: they are not tracked there and are asked no questions
 * (000 §6). It says nothing else and opens nothing.
 */
export function rememberStaff(): void {
  setCookie('1', singleSignOnCookieDays * 86_400);
}

/** With the sign-out the browser is anybody's again. */
export function forgetStaff(): void {
  setCookie('', 0);
}

function setCookie(value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${staffCookieName}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}

import { staffCookieName, tokenCookieIgnoredLength } from '@portal/domain/constants/session';

/**
 * Whether a staff user is signed in in this browser. Staff are not tracked and not asked.
 * @param cookies in the format of `document.cookie`.
 */
export function isStaff(cookies: string): boolean {
  return cookies.split(';').some((cookie) => {
    const [name, value] = cookie.trim().split('=');
    return name === staffCookieName && (value?.length ?? 0) > tokenCookieIgnoredLength;
  });
}

import { staffCookieName, tokenCookieIgnoredLength } from '@portal/domain/constants/session';

/**
 * Is somebody of the staff signed in in this browser? They are not tracked and not asked (002 §1).
 * @param cookies as `document.cookie` has them.
 */
export function isStaff(cookies: string): boolean {
  return cookies.split(';').some((cookie) => {
    const [name, value] = cookie.trim().split('=');
    return name === staffCookieName && (value?.length ?? 0) > tokenCookieIgnoredLength;
  });
}

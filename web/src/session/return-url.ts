import { paths } from '../config/paths';

const storageKey = 'portal.remembered-address';

/** Pages before the application: never a place to return to. */
const signInPaths = [paths.login.path, paths.authAction.path, paths.emailVerification.path];

/** Stores where a user wanted to go before they had to sign in. The sign-in itself is never stored. */
export function saveReturnUrl(url: string): void {
  if (isInternalUrl(url) && !signInPaths.some((path) => url.startsWith(path))) {
    sessionStorage.setItem(storageKey, url);
  }
}

/** The stored return URL, or the application's root; it is removed with this call. */
export function consumeReturnUrl(): string {
  const url = sessionStorage.getItem(storageKey);
  forgetReturnUrl();
  return url !== null && isInternalUrl(url) ? url : paths.app.href();
}

/** The next user starts at the root. */
export function forgetReturnUrl(): void {
  sessionStorage.removeItem(storageKey);
}

/** Whether it is a path of this application: no other host, no scheme, no protocol-relative URL. */
export function isInternalUrl(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && new URL(url, window.location.origin).origin === window.location.origin;
}

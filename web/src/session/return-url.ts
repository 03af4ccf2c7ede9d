import { paths } from '../config/paths';

const storageKey = 'portal.remembered-address';

/** Pages on the way into the application: nobody wants to come back to them. */
const signInPaths = [paths.login.path, paths.authAction.path, paths.emailVerification.path];

/** Remembers where somebody wanted to go before they had to sign in (000 §4). Sign-in itself is never remembered. */
export function saveReturnUrl(address: string): void {
  if (isInternalUrl(address) && !signInPaths.some((path) => address.startsWith(path))) {
    sessionStorage.setItem(storageKey, address);
  }
}

/** The remembered address, or the application's root; it is forgotten with this call. */
export function takeReturnUrl(): string {
  const address = sessionStorage.getItem(storageKey);
  forgetReturnUrl();
  return address !== null && isInternalUrl(address) ? address : paths.app.href();
}

/** Who comes next starts at the root. */
export function forgetReturnUrl(): void {
  sessionStorage.removeItem(storageKey);
}

/** A path of this application: no other host, no scheme, no protocol-relative address. */
export function isInternalUrl(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && new URL(address, window.location.origin).origin === window.location.origin;
}

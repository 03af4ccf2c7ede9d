import { paths } from '../config/paths';

const storageKey = 'portal.remembered-address';

/** Remembers where somebody wanted to go before they had to sign in (000 §4). Sign-in itself is never remembered. */
export function rememberAddress(address: string): void {
  if (isOwnAddress(address) && !address.startsWith(paths.login.path)) sessionStorage.setItem(storageKey, address);
}

/** The remembered address, or the application's root; it is forgotten with this call. */
export function takeRememberedAddress(): string {
  const address = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return address !== null && isOwnAddress(address) ? address : paths.app.href();
}

/** A path of this application: no other host, no scheme, no protocol-relative address. */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && new URL(address, window.location.origin).origin === window.location.origin;
}

interface CookieLife {
  maxAgeSeconds?: number;
  expires?: Date;
}

/**
 * The value of a cookie.
 * @param cookies in the format of `document.cookie`.
 * @returns null when there is none of that name, or when it cannot be decoded.
 */
export function readCookie(name: string, cookies = document.cookie): string | null {
  for (const cookie of cookies.split(';')) {
    const [found, ...rest] = cookie.trim().split('=');
    if (found !== name) continue;
    try {
      return decodeURIComponent(rest.join('='));
    } catch {
      return null;
    }
  }
  return null;
}

/**
 * Sets a cookie for the whole host; without an expiry it ends with the browser's session. Inside another site's frame a
 * cookie must be partitioned (CHIPS), and is that site's own copy.
 */
export function writeCookie(name: string, value: string, life: CookieLife = {}): void {
  setCookie(name, value, { ...life, isPartitioned: isEmbedded() && window.isSecureContext });
}

/** Removes a cookie, and the partitioned one of that name that a response may have set. */
export function removeCookie(name: string): void {
  for (const isPartitioned of [false, true]) setCookie(name, '', { maxAgeSeconds: 0, isPartitioned });
}

function setCookie(name: string, value: string, options: CookieLife & { isPartitioned: boolean }): void {
  const { maxAgeSeconds, expires, isPartitioned } = options;
  const isSecure = isPartitioned || window.location.protocol === 'https:';
  document.cookie = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    ...(expires ? [`Expires=${expires.toUTCString()}`] : []),
    ...(isPartitioned ? ['SameSite=None', 'Partitioned'] : ['SameSite=Lax']),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

/** Whether the application runs inside a frame of another page. */
export function isEmbedded(): boolean {
  return window.self !== window.top;
}

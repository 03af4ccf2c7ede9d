const storageKey = 'portal.reset-lock';

/** Notes in this tab that a reset mail was sent: the next one is locked for that many seconds. */
export function noteResetSent(now: number, lockSeconds: number): void {
  sessionStorage.setItem(storageKey, String(now + lockSeconds * 1_000));
}

/** Seconds until the next reset mail may be requested; 0 for now. @param now milliseconds since 1970. */
export function secondsUntilReset(now: number): number {
  const until = Number(sessionStorage.getItem(storageKey) ?? 0);
  return Number.isFinite(until) ? Math.max(0, Math.ceil((until - now) / 1_000)) : 0;
}

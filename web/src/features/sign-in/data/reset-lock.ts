const storageKey = 'portal.reset-lock';

/** Notes in this tab that a reset mail is on its way: the next one can be asked for after so many seconds (000 §4). */
export function noteResetSent(now: number, lockSeconds: number): void {
  sessionStorage.setItem(storageKey, String(now + lockSeconds * 1_000));
}

/** Seconds until a reset mail may be asked for again; 0 when it may. @param now milliseconds since 1970. */
export function secondsUntilReset(now: number): number {
  const until = Number(sessionStorage.getItem(storageKey) ?? 0);
  return Number.isFinite(until) ? Math.max(0, Math.ceil((until - now) / 1_000)) : 0;
}

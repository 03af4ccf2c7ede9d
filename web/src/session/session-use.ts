import { minuteMs } from '@portal/domain/constants/time';

/** How long before its end a session without activity is warned about. */
export const idleWarningMs = minuteMs;

/** A session whose organization ends it without activity. All times are in milliseconds. */
export interface SessionUse {
  now: number;
  /** When the user was last active on this page. */
  activeAt: number;
  /** Of the token, see `ownSession`: every page of the browser shares it. */
  endsAt: number;
  latestEnd: number;
  idleMs: number;
}

/** Calls that continue a session are that far apart at least. */
function intervalOf(idleMs: number): number {
  return Math.min(5 * minuteMs, Math.max(minuteMs, idleMs / 10));
}

/**
 * What is due: `continue` tells the server of the activity, which gives the session a later end; `warn` that it ends within
 * a minute; `end` that it is over.
 */
export function dueAction({
  now,
  activeAt,
  endsAt,
  latestEnd,
  idleMs,
}: SessionUse): 'continue' | 'warn' | 'end' | null {
  if (endsAt <= now) return 'end';
  // Of a session from before the setting.
  if (endsAt > now + idleMs + minuteMs) return 'continue';
  const isUsedSince = Math.min(latestEnd, activeAt + idleMs) > endsAt;
  if (isUsedSince && now + idleMs - endsAt >= intervalOf(idleMs)) return 'continue';
  // The end that comes however much it is used has a dialog of its own.
  return endsAt - now <= idleWarningMs && endsAt < latestEnd ? 'warn' : null;
}

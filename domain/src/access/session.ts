import { minuteMs } from '../constants/time';

/**
 * The claim `session` of an id token: who acts in the session. Our functions add it to every custom token and, in the
 * blocking function, to sessions of email links. A token without it is refused: the auth service issues these to
 * anyone who changes a user there directly, and drops the claims of custom tokens, the impersonation claim included.
 */
export const sessionKinds = ['own', 'impersonation'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** `endsAt` of a session without an end. */
export const neverEnds = Number.MAX_SAFE_INTEGER;

/**
 * Claims of a user's own session.
 * @param sessionEpoch `sessionEpoch` of the user document, read before the user proved who they are. Ending all sessions
 *   increments it, and a token of another epoch is refused. No clock orders the two: a sign-in with a password that is
 *   being reset in the same moment has read the former epoch. The token's `auth_time` would not do either, because a
 *   custom token can be redeemed repeatedly for an hour, and each time begins a session with a new `auth_time`.
 */
export function ownSession(
  sessionEpoch: number,
  { sessionId = '', provedAt = 0, endsAt = neverEnds, latestEnd = endsAt }: Partial<SessionProof> = {},
): { session: SessionKind; sessionEpoch: number } & SessionProof {
  return { session: 'own', sessionEpoch, sessionId, provedAt, endsAt, latestEnd };
}

/** What a token says about how its own session began. */
export interface SessionProof {
  /** Names the session in the list of the user's devices; `''` for sessions from before the claim. */
  sessionId: string;
  /**
   * When the user last proved with a password or a second step who they are, as `sessionSeconds`; 0 for never. Sensitive
   * calls require a recent proof.
   */
  provedAt: number;
  /**
   * When the session ends by its organization's settings unless it is used before, in milliseconds, which rules compare in
   * fewer expressions. A session that is used gets tokens with a later one, see `continueSession`.
   */
  endsAt: number;
  /** The latest `endsAt` that it may get. */
  latestEnd: number;
}

/**
 * When a session ends that is used now.
 * @param latestEnd however much it is used.
 * @param idleMinutes without use; 0 for any time.
 */
export function endOfUsedSession(now: number, latestEnd: number, idleMinutes: number): number {
  return idleMinutes === 0 ? latestEnd : Math.min(latestEnd, now + idleMinutes * minuteMs);
}

/** How long a password, a code or a passkey counts for sensitive calls and settings; the rules have the same time. */
export const recentProofMs = 10 * 60 * 1_000;

/** Whether the user proved recently who they are. @param now in milliseconds. */
export function isProofRecent({ provedAt }: Pick<SessionProof, 'provedAt'>, now: number): boolean {
  return provedAt * 1_000 + recentProofMs >= now;
}

/** Whether a session has lasted as long as its organization allows. @param now in milliseconds. */
export function isOver({ endsAt }: Pick<SessionProof, 'endsAt'>, now: number): boolean {
  return endsAt <= now;
}

/** A time as tokens state it: seconds since 1970 (RFC 7519 NumericDate). @param at in milliseconds. */
export function sessionSeconds(at: number): number {
  return Math.floor(at / 1_000);
}

/**
 * The claim `session` of an id token: who acts in it. Our functions put it into every custom token, and into the
 * sessions that the auth service begins when it asks them (email links). A token without it is nobody's, whatever it
 * proves: the auth service hands such tokens to whoever changes an account there, and drops from them what a custom
 * token had said, the mark of an impersonation included.
 */
export const sessionKinds = ['own', 'impersonation'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/**
 * Claims of a user's own session.
 * @param sessionEpoch `sessionEpoch` of the user document, read before the user proved who they are. Ending all sessions
 *   increments it, and a token of another epoch is refused. No clock orders the two: a sign-in with a password that is
 *   being reset in the same moment has read the former epoch. The token's `auth_time` would not do either, because a
 *   custom token can be redeemed repeatedly for an hour, and each time begins a session with a new `auth_time`.
 */
export function ownSession(sessionEpoch: number): { session: SessionKind; sessionEpoch: number } {
  return { session: 'own', sessionEpoch };
}

/** A time in a token: seconds since 1970 (RFC 7519 NumericDate). @param at in milliseconds. */
export function sessionSeconds(at: number): number {
  return Math.floor(at / 1_000);
}

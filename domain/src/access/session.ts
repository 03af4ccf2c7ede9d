/**
 * The claim `session` of an id token: who acts in it. Our functions put it into every custom token, and into the
 * sessions that the auth service begins when it asks them (email links). A token without it is nobody's, whatever it
 * proves: the auth service hands such tokens to whoever changes an account there, and drops from them what a custom
 * token had said, the mark of an impersonation included.
 */
export const sessionKinds = ['own', 'impersonation'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/**
 * The claims of a session that is the person's own.
 * @param beganAt when the person proved who they are, in milliseconds since 1970. Sessions are ended by this time and not
 *   by the token's `auth_time`: a custom token can be handed in for an hour, again and again, and each time begins
 *   a session whose `auth_time` is new. Whoever kept one would be back after all sessions were ended.
 */
export function ownSession(beganAt: number): { session: SessionKind; sessionBegan: number } {
  return { session: 'own', sessionBegan: sessionSeconds(beganAt) };
}

/** A time in a token: seconds since 1970 (RFC 7519 NumericDate). @param at in milliseconds. */
export function sessionSeconds(at: number): number {
  return Math.floor(at / 1_000);
}

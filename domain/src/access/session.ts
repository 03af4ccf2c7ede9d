/**
 * The claim `session` of an id token: who acts in it. Our functions put it into every custom token, and into the
 * sessions that the auth service begins when it asks them (email links). A token without it is nobody's, whatever it
 * proves: the auth service hands such tokens to whoever changes an account there, and drops from them what a custom
 * token had said, the mark of an impersonation included.
 */
export const sessionKinds = ['own', 'impersonation'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** The claims of a session that is the person's own. */
export const ownSession = { session: 'own' } as const satisfies { session: SessionKind };

/** Limits of single sign-on. */
export const providerLimits = {
  /** Per client IP. */
  find: { name: 'findIdentityProvider', max: 30, windowSeconds: 60 },
  start: { name: 'startProviderSignIn', max: 30, windowSeconds: 60 },
  finish: { name: 'finishProviderSignIn', max: 60, windowSeconds: 60 },
  /** Per organization: each asks an issuer or the DNS. */
  save: { name: 'saveIdentityProvider', max: 30, windowSeconds: 10 * 60 },
  verify: { name: 'verifySignInDomain', max: 30, windowSeconds: 10 * 60 },
} as const;

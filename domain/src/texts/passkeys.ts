/** Passkeys. */
export const passkeyTexts = {
  title: 'Passkeys',
  lead: 'Sign in with the fingerprint, face or PIN of your device instead of password and code. A passkey works on this site only, so nobody can lure it from you.',
  empty: 'No passkeys yet.',
  add: 'Add a passkey',
  name: 'Name',
  nameHint: 'Such as the device that holds it.',
  created: (day: string) => `Added ${day}`,
  lastUsed: (day: string) => `Last used ${day}`,
  neverUsed: 'Not used yet',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  saveName: 'Save name',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeConsequence: 'You can no longer sign in with this passkey. Delete it on the device as well.',
  added: 'Passkey added',
  removed: 'Passkey removed',
  renamed: 'Passkey renamed',
  refused: 'This passkey does not open an account here. Try again, or sign in with your password.',
  notFinished: 'The device did not finish. Try again.',
  unsupported: 'This browser has no passkeys.',
  tooMany: 'You have the most passkeys that are possible. Remove one first.',
} as const;

/** Confirming who one is before something sensitive. */
export const recentProofTexts = {
  title: 'Confirm that it is you',
  lead: 'This is sensitive, and you have not entered your password or a code in the last ten minutes.',
  confirm: 'Confirm',
  providerLead:
    'This is sensitive, and you have not signed in in the last ten minutes. Sign in again, then come back and select Continue.',
  provider: 'Sign in with single sign-on in a new tab',
  continue: 'Continue',
} as const;

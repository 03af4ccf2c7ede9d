/**
 * Settings that erase data or proofs, or guard accounts, with all below them: users prove again who they are to change them. The rules
 * refuse such a change without a recent proof.
 */
export const protectedSettings = ['privacy.retention', 'privacy.audit', 'signIn'] as const;

/** Whether one of these settings is protected. @param paths in the organization. */
export function needProof(paths: readonly string[]): boolean {
  return paths.some((path) => protectedSettings.some((guarded) => `${path}.`.startsWith(`${guarded}.`)));
}

import { FirebaseError } from 'firebase/app';
import { onIdTokenChanged, type Auth } from 'firebase/auth';

/** Have the rules refused it? */
export function isDenied(error: Error): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied';
}

/**
 * The rules refuse a session that was ended before its token has run out. Asked for a new one, the auth service says
 * so, and the sign-in on this page is over.
 */
export async function isSessionOver(auth: Auth, error: Error): Promise<boolean> {
  if (isDenied(error)) await auth.currentUser?.getIdToken(true).catch(() => undefined);
  return auth.currentUser === null;
}

/**
 * Waits for a sign-in after the present one, which is told first: what was denied may be permitted with it.
 * @returns what ends the waiting.
 */
export function onNextSignIn(auth: Auth, act: () => void): () => void {
  let present: string | undefined;
  return onIdTokenChanged(auth, (account) => {
    account?.getIdTokenResult().then(
      ({ authTime }) => {
        // A token that is merely renewed is of the same sign-in.
        if (present !== undefined && authTime !== present) act();
        present ??= authTime;
      },
      () => undefined,
    );
  });
}

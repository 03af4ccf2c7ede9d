import { FirebaseError } from 'firebase/app';
import { onIdTokenChanged, signOut, type Auth } from 'firebase/auth';

/** Have the rules refused it? */
export function isDenied(error: Error): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied';
}

/**
 * The rules refuse a session that was ended before its token has run out. Asked for a new one, the auth service says
 * so, and the sign-in on this page is over.
 * @param former for one's own document, which every good session may read: the sign-in under which it was refused. It is
 *   over then, though the auth service still renews its token: that of an impersonation whose time is up, or of a
 *   session whose end it has not heard of yet. The session cookie stays, so that the screen does.
 */
export async function isSessionOver(auth: Auth, error: Error, former: string | null = null): Promise<boolean> {
  if (isDenied(error)) {
    await auth.currentUser?.getIdToken(true).catch(() => undefined);
    // Another sign-in may have come meanwhile.
    if (former !== null && (await currentSignInTime(auth)) === former) await signOut(auth);
  }
  return auth.currentUser === null;
}

/** When the present sign-in began, as its token says; null while nobody is signed in. */
export async function currentSignInTime(auth: Auth): Promise<string | null> {
  try {
    return (await auth.currentUser?.getIdTokenResult())?.authTime ?? null;
  } catch {
    return null;
  }
}

/**
 * Waits for another sign-in than the one under which something was refused: with it that may be permitted. It may have
 * come already, while the refusal was on its way.
 * @param former as {@link currentSignInTime} told when it was asked for.
 * @returns what ends the waiting.
 */
export function onNextSignIn(auth: Auth, former: string | null, act: () => void): () => void {
  return onIdTokenChanged(auth, (account) => {
    account?.getIdTokenResult().then(
      ({ authTime }) => {
        // A token that is merely renewed is of the same sign-in.
        if (authTime !== former) act();
      },
      () => undefined,
    );
  });
}

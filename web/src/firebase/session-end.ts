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

/** When the present sign-in began, as its token says; null while nobody is signed in. */
export async function presentSignIn(auth: Auth): Promise<string | null> {
  try {
    return (await auth.currentUser?.getIdTokenResult())?.authTime ?? null;
  } catch {
    return null;
  }
}

/**
 * Waits for another sign-in than the one under which something was refused: with it that may be permitted. It may have
 * come already, while the refusal was on its way.
 * @param former as {@link presentSignIn} told when it was asked for.
 * @returns what ends the waiting.
 */
export function onOtherSignIn(auth: Auth, former: string | null, act: () => void): () => void {
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

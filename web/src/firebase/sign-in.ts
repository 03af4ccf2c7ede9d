import { FirebaseError } from 'firebase/app';
import { signInWithEmailAndPassword, type Auth } from 'firebase/auth';

/** How a sign-in by password ended. */
export type SignInResult =
  | { kind: 'signedIn' }
  | { kind: 'disabled' }
  | { kind: 'tooManyRequests' }
  | { kind: 'unreachable' }
  | { kind: 'failed' };

/** Signs in by email and password. Which of the two was wrong is not told. */
export async function signInByPassword(auth: Auth, email: string, password: string): Promise<SignInResult> {
  try {
    await signInWithEmailAndPassword(auth, email.trim().toLowerCase(), password);
    return { kind: 'signedIn' };
  } catch (error) {
    const code = error instanceof FirebaseError ? error.code : '';
    if (code === 'auth/user-disabled') return { kind: 'disabled' };
    if (code === 'auth/too-many-requests') return { kind: 'tooManyRequests' };
    if (code === 'auth/network-request-failed') return { kind: 'unreachable' };
    return { kind: 'failed' };
  }
}

import { documents } from '@portal/domain/paths/firestore-paths';
import { FirebaseError } from 'firebase/app';
import { onIdTokenChanged, signOut, type Auth } from 'firebase/auth';
import { doc, runTransaction, type Firestore } from 'firebase/firestore';

/** Whether the security rules denied it. */
export function isDenied(error: Error): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied';
}

/** Checks under way: listeners that are denied at the same time share one. */
const checks = new WeakMap<Auth, Promise<void>>();

/**
 * Finds out whether a read was denied because the session has ended. The rules know that before the id token expires,
 * and the auth service may still renew the token; a denied read of the user's own document is the proof. The user is
 * then signed out. The session cookie stays, and so does the screen, behind the dialog that asks for the password.
 */
export async function isSessionOver(auth: Auth, firestore: Firestore, error: Error): Promise<boolean> {
  if (isDenied(error) && auth.currentUser !== null) {
    const check = checks.get(auth) ?? endDeadSession(auth, firestore).finally(() => checks.delete(auth));
    checks.set(auth, check);
    await check;
  }
  return auth.currentUser === null;
}

async function endDeadSession(auth: Auth, firestore: Firestore): Promise<void> {
  await auth.currentUser?.getIdToken(true).catch(() => undefined);
  // Of the renewed token: the auth service may date it by the user's last sign-in, which was on another device.
  const signIn = await currentSignInTime(auth);
  const uid = auth.currentUser?.uid;
  if (uid === undefined) return;
  const mayReadOwn = await canReadNow(firestore, documents.user(uid));
  // The user may have signed in again meanwhile.
  if (!mayReadOwn && (await currentSignInTime(auth)) === signIn) await signOut(auth);
}

/**
 * Reads a document in a transaction, which alone always asks the server: a plain read is answered by a listener to the
 * same document. The transaction ends without a commit.
 */
async function canReadNow(firestore: Firestore, path: string): Promise<boolean> {
  const allowed = new Error('allowed');
  return runTransaction(firestore, async (transaction) => {
    await transaction.get(doc(firestore, path));
    throw allowed;
  }).catch((cause: unknown) => !(cause instanceof Error && isDenied(cause)));
}

/** When the current sign-in began, according to its token; null while nobody is signed in. */
export async function currentSignInTime(auth: Auth): Promise<string | null> {
  try {
    return (await auth.currentUser?.getIdTokenResult())?.authTime ?? null;
  } catch {
    return null;
  }
}

/**
 * Calls back once there is another sign-in than the one whose read was denied: it may have the right. It may have begun
 * before the denial arrived.
 * @param former {@link currentSignInTime} when the read began.
 * @returns stops waiting.
 */
export function onNextSignIn(auth: Auth, former: string | null, act: () => void): () => void {
  return onIdTokenChanged(auth, (authUser) => {
    authUser?.getIdTokenResult().then(
      ({ authTime }) => {
        // A renewed token belongs to the same sign-in.
        if (authTime !== former) act();
      },
      () => undefined,
    );
  });
}

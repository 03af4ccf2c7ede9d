import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, onSnapshot, type FirestoreError } from 'firebase/firestore';
import { signedInRecruiter } from '../testing/emulators';
import { currentSignInTime, isSessionOver, onNextSignIn } from './session-end';

let recruiter: Awaited<ReturnType<typeof signedInRecruiter>>;
beforeEach(async () => {
  recruiter = await signedInRecruiter();
});
afterEach(() => recruiter.close());

/** Listens to a document until it is denied; `heard` resolves with the first answer before that. */
function listen(path: string) {
  const { firestore } = recruiter;
  let deny: (error: FirestoreError) => void = () => undefined;
  const denied = new Promise<FirestoreError>((resolve) => (deny = resolve));
  const heard = new Promise<void>((resolve) => {
    onSnapshot(
      doc(firestore, path),
      () => {
        resolve();
      },
      deny,
    );
  });
  return { heard, denied };
}

test('a denied read in a good session leaves the user signed in', async () => {
  const { auth, firestore } = recruiter;
  const { denied } = listen(documents.organization('another-agency'));
  expect(await isSessionOver(auth, firestore, await denied)).toBe(false);
  expect(auth.currentUser).not.toBeNull();
});

test('a denied read in an ended session signs the user out, although the own document has a listener', async () => {
  const { auth, firestore, uid, endSessions } = recruiter;
  const own = listen(documents.user(uid));
  await own.heard;
  await endSessions();
  const { denied } = listen(documents.organization('another-agency'));
  expect(await isSessionOver(auth, firestore, await denied)).toBe(true);
  expect(auth.currentUser).toBeNull();
});

test('another failure than a denial never ends the session', async () => {
  const { auth, firestore, endSessions } = recruiter;
  await endSessions();
  expect(await isSessionOver(auth, firestore, new Error('unavailable'))).toBe(false);
});

test('waits for a sign-in other than the one that was denied', async () => {
  const { auth, signIn, endSessions } = recruiter;
  const act = jest.fn();
  const stop = onNextSignIn(auth, await currentSignInTime(auth), act);
  await auth.currentUser?.getIdTokenResult();
  expect(act).not.toHaveBeenCalled();
  stop();
  await endSessions();
  const called = new Promise<void>((resolve) => {
    onNextSignIn(auth, 'an earlier sign-in', resolve);
  });
  await signIn(1);
  await called;
});

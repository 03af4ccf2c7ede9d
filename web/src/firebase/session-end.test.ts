import { describe, expect, jest, test } from '@jest/globals';
import { FirebaseError } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { isSessionOver, onNextSignIn, currentSignInTime } from './session-end';

/** The auth library as far as it is asked here: a test tells which tokens come. */
function fakeAuth() {
  const listeners = new Set<(account: unknown) => void>();
  const auth = {
    currentUser: null as unknown,
    onIdTokenChanged: (listener: (account: unknown) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const tell = async (authTime: string | null) => {
    const account = authTime === null ? null : { getIdTokenResult: () => Promise.resolve({ authTime }) };
    for (const listener of listeners) listener(account);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { auth: auth as unknown as Auth, known: auth, tell };
}

test('a token that is merely renewed is no other sign-in; a later sign-in is, until nobody waits', async () => {
  const { auth, tell } = fakeAuth();
  const act = jest.fn();
  const stop = onNextSignIn(auth, '9:00', act);
  await tell('9:00');
  await tell('9:00');
  await tell(null);
  expect(act).not.toHaveBeenCalled();
  await tell('9:30');
  expect(act).toHaveBeenCalledTimes(1);
  stop();
  await tell('10:00');
  expect(act).toHaveBeenCalledTimes(1);
});

test('a sign-in that came before the refusal arrived counts, too', async () => {
  const { auth, known, tell } = fakeAuth();
  known.currentUser = { getIdTokenResult: () => Promise.resolve({ authTime: '9:00' }) };
  const former = await currentSignInTime(auth);
  const act = jest.fn();
  onNextSignIn(auth, former, act);
  await tell('9:30');
  expect(act).toHaveBeenCalledTimes(1);
  known.currentUser = null;
  expect(await currentSignInTime(auth)).toBeNull();
});

test('a session is over when the auth service renews its token no more, and only a refusal asks', async () => {
  const { auth, known } = fakeAuth();
  const renew = jest.fn(() => {
    known.currentUser = null;
    return Promise.reject(new Error('auth/user-token-expired'));
  });
  known.currentUser = { getIdToken: renew };
  expect(await isSessionOver(auth, new Error('unavailable'))).toBe(false);
  expect(renew).not.toHaveBeenCalled();
  expect(await isSessionOver(auth, new FirebaseError('permission-denied', 'refused'))).toBe(true);
});

test('a session that goes on is merely refused something', async () => {
  const { auth, known } = fakeAuth();
  known.currentUser = { getIdToken: () => Promise.resolve('token') };
  expect(await isSessionOver(auth, new FirebaseError('permission-denied', 'refused'))).toBe(false);
});

describe('whoever is refused their own document', () => {
  const refused = new FirebaseError('permission-denied', 'refused');
  /** Somebody whose token the auth service still renews. */
  function renewed(authTime: string) {
    const { auth, known } = fakeAuth();
    known.currentUser = {
      getIdToken: () => Promise.resolve('token'),
      getIdTokenResult: () => Promise.resolve({ authTime }),
    };
    const out = jest.fn(() => {
      known.currentUser = null;
      return Promise.resolve();
    });
    return { auth: Object.assign(auth, { signOut: out }), out };
  }

  test('is signed out, though the token is renewed', async () => {
    const { auth, out } = renewed('9:00');
    expect(await isSessionOver(auth, refused, '9:00')).toBe(true);
    expect(out).toHaveBeenCalledTimes(1);
  });

  test('is not when they have signed in again meanwhile, nor for anything else than a refusal', async () => {
    const { auth, out } = renewed('9:30');
    expect(await isSessionOver(auth, refused, '9:00')).toBe(false);
    expect(await isSessionOver(auth, new Error('unavailable'), '9:30')).toBe(false);
    expect(out).not.toHaveBeenCalled();
  });
});

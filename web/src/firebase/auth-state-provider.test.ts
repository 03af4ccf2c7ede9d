import { expect, test } from '@jest/globals';
import type { User as AuthUser } from 'firebase/auth';
import type { AuthState } from './auth-state';
import { nextState } from './auth-state-provider';

const anna = { uid: 'anna', emailVerified: true } as AuthUser;
const ben = { uid: 'ben', emailVerified: false } as AuthUser;
const signedOut: AuthState = { status: 'signedOut' };
const withAnna = nextState(signedOut, anna, { mark: 'none', isVerified: true });

test('an auth user is signed in', () => {
  expect(withAnna).toEqual({
    status: 'signedIn',
    authUser: anna,
    isEmailVerified: true,
    isExpired: false,
    signIns: 0,
  });
});

test('an auth user that goes while its session cookie stays has expired: the screen stays', () => {
  expect(nextState(withAnna, null, { mark: 'counts', isVerified: false })).toEqual({ ...withAnna, isExpired: true });
});

test.each(['none', 'void'] as const)('with the cookie (%s) gone it was a sign-out', (mark) => {
  expect(nextState(withAnna, null, { mark, isVerified: false })).toEqual(signedOut);
});

test('the same user continues after signing in again, and every listener is renewed', () => {
  const expired = nextState(withAnna, null, { mark: 'counts', isVerified: false });
  expect(nextState(expired, anna, { mark: 'counts', isVerified: true })).toEqual({ ...withAnna, signIns: 1 });
});

test('another user starts anew', () => {
  const expired = nextState(withAnna, null, { mark: 'counts', isVerified: false });
  expect(nextState(expired, ben, { mark: 'counts', isVerified: false })).toMatchObject({
    authUser: ben,
    signIns: 0,
    isEmailVerified: false,
  });
});

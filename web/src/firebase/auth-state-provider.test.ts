import { expect, test } from '@jest/globals';
import type { User as Account } from 'firebase/auth';
import type { AuthState } from './auth-state';
import { nextState } from './auth-state-provider';

const anna = { uid: 'anna', emailVerified: true } as Account;
const ben = { uid: 'ben', emailVerified: false } as Account;
const signedOut: AuthState = { status: 'signedOut' };
const withAnna = nextState(signedOut, anna, { mark: 'none', isVerified: true });

test('an account is there', () => {
  expect(withAnna).toEqual({
    status: 'signedIn',
    account: anna,
    isEmailVerified: true,
    isExpired: false,
    signIns: 0,
  });
});

test('an account that goes while its session cookie stays has run out: the screen stays', () => {
  expect(nextState(withAnna, null, { mark: 'counts', isVerified: false })).toEqual({ ...withAnna, isExpired: true });
});

test.each(['none', 'void'] as const)('with the cookie (%s) gone it was a sign-out', (mark) => {
  expect(nextState(withAnna, null, { mark, isVerified: false })).toEqual(signedOut);
});

test('the same person goes on after signing in again, and everything is listened to anew', () => {
  const expired = nextState(withAnna, null, { mark: 'counts', isVerified: false });
  expect(nextState(expired, anna, { mark: 'counts', isVerified: true })).toEqual({ ...withAnna, signIns: 1 });
});

test('another person starts afresh', () => {
  const expired = nextState(withAnna, null, { mark: 'counts', isVerified: false });
  expect(nextState(expired, ben, { mark: 'counts', isVerified: false })).toMatchObject({
    account: ben,
    signIns: 0,
    isEmailVerified: false,
  });
});

import { expect, test } from '@jest/globals';
import { cast } from '@portal/domain/testing/cast';
import type { User } from '@portal/domain/users/user';
import { requireVerifiedEmail } from './require-verified-email';

const { email } = cast.recruiter;
const withoutPassword: User = {
  ...cast.recruiter,
  userProducts: { ...cast.recruiter.userProducts, accessStatus: { core: { hasPassword: false, invited: true } } },
};
const elsewhere: User = { ...cast.recruiter, email: 'somebody.else@example.com' };

test.each<[string, boolean, boolean, User | null, 'taken' | 'refused']>([
  ['a verified address', true, true, cast.recruiter, 'taken'],
  ['an invited person without a password', false, false, withoutPassword, 'taken'],
  ['an account without a document', false, false, null, 'taken'],
  ['an unverified address with a password', false, true, cast.recruiter, 'refused'],
  ['a password that was dropped at the auth service', false, false, cast.recruiter, 'refused'],
  ['a password that only the auth service knows', false, true, withoutPassword, 'refused'],
  ['a password without a document', false, true, null, 'refused'],
  ['an address that was changed meanwhile', true, true, elsewhere, 'refused'],
])('%s', (_name, isEmailVerified, hasPassword, person, outcome) => {
  const attempt = () => {
    requireVerifiedEmail(email, { isEmailVerified, hasPassword }, person);
  };
  if (outcome === 'taken') expect(attempt).not.toThrow();
  else expect(attempt).toThrow(expect.objectContaining({ kind: 'conflict' }));
});

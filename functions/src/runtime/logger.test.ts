import { expect, test } from '@jest/globals';
import { object, string } from 'yup';
import { stackOf, withoutPersonalData } from './logger';

const idToken = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl';

test.each([
  [`token ${idToken} is bad`, 'token [token] is bad'],
  [`authorization: Bearer ${idToken}`, 'authorization: Bearer [token]'],
  ['Authorization: bearer opaque-1.2', 'Authorization: bearer [token]'],
  ['unsigned eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0. end', 'unsigned [token] end'],
  ['GET /verifyUserToken?user_token=ZXlKaGJH&x=1', 'GET /verifyUserToken?user_token=[token]&x=1'],
  ['GET /getCustomAdminToken?returnToken=v1.abc.def', 'GET /getCustomAdminToken?returnToken=[token]'],
  ['GET /auth/action?mode=signIn&oobCode=abc&x=1', 'GET /auth/action?mode=signIn&oobCode=[token]&x=1'],
  ['GET /login?mode=email&code=v1.abc.def', 'GET /login?mode=email&code=[token]'],
  ['no user for jane.doe+jobs@mail.example.com here', 'no user for [email] here'],
  ['candidate 4711 was not found', 'candidate 4711 was not found'],
])('%s', (written, kept) => {
  expect(withoutPersonalData(written)).toBe(kept);
});

test('cuts what is too long', () => {
  expect(withoutPersonalData('a'.repeat(100_000))).toHaveLength(8_000);
});

test.each([
  ['a value that is not valid', () => object({ email: string().email() }).validateSync({ email: 'Dana Whitfield' })],
  ['a value of another type', () => object({ age: string().strict() }).validateSync({ age: ['Dana Whitfield'] })],
  ['a text that is no JSON', () => JSON.parse('Dana Whitfield') as unknown],
])('the stack of %s says where it was and not what', (_what, act) => {
  const thrown = errorOf(act);
  expect(stackOf(new Error('not stored', { cause: thrown }))).not.toMatch(/dana|whitfield/i);
  expect(stackOf(thrown)).toMatch(new RegExp(`^${thrown.name}\n +at .*logger\\.test`, 's'));
});

test('other errors keep their message', () => {
  expect(stackOf(new TypeError('a bug of ours'))).toMatch(/^TypeError: a bug of ours\n +at /);
});

function errorOf(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
}

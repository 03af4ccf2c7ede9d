import { expect, test } from '@jest/globals';
import { withoutPersonalData } from './logger';

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

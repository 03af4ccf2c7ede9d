import { expect, test } from '@jest/globals';
import { object, string } from 'yup';
import { PortalError } from '@portal/domain/errors/portal-error';
import { readConfig } from './config';
import { logEntry, stackOf, withoutPersonalData } from './logger';

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

test('truncates long values', () => {
  expect(withoutPersonalData('a'.repeat(100_000))).toHaveLength(8_000);
});

const quote = 'Dana Whitfield';
class LibraryError extends Error {
  override name = 'LibraryError';
}

test.each([
  ['a value that is not valid', () => object({ age: string().strict() }).validateSync({ age: [quote] })],
  ['a text that is no JSON', () => JSON.parse(quote) as unknown],
  ['a text that is taken for an object', () => 'name' in (quote as unknown as object)],
  [
    'a library that nobody here has heard of',
    () => {
      throw new LibraryError(`cannot read ${quote}`);
    },
  ],
])('an error about %s is logged by kind and position only', (_what, act) => {
  const thrown = errorOf(act);
  // V8 cuts long messages.
  expect(thrown.message).toContain('Dana');
  for (const error of [thrown, new PortalError('internal', { cause: thrown }), new Error(quote, { cause: thrown })])
    expect(stackOf(error)).not.toMatch(/dana|whitfield/i);
  expect(stackOf(thrown)).toMatch(new RegExp(`^${thrown.name}\n +at .*logger\\.test`, 's'));
});

test.each([
  ['its stack was read before', (error: Error) => error.stack],
  ['its words were changed afterwards', (error: Error) => Object.assign(error, { message: 'other words' })],
  [
    'somebody wrote its stack',
    (error: Error) => {
      error.stack = `Error: x\n    at ${quote}\n    at read (${quote}.js:1:1)\n${error.stack ?? ''}\nCaused by: ${quote}`;
    },
  ],
  ['it is called by what it read', (error: Error) => Object.assign(error, { name: quote, code: quote })],
])('also when %s', (_what, change) => {
  const error = new Error(`cannot read ${quote}\n    at ${quote} (file:///${quote}.js:1:1)`);
  change(error);
  expect(stackOf(error)).toMatch(/^Error\n {4}at logger\.test\.ts:\d+:\d+/);
  expect(stackOf(error)).not.toMatch(/dana|whitfield/i);
});

test('keeps the messages of our own errors and the codes of others', () => {
  const cause = Object.assign(new TypeError('fetch failed'), { code: 'ECONNREFUSED' });
  const told = stackOf(new PortalError('unavailable', { detail: 'the service does not answer', cause }));
  expect(told).toMatch(/^PortalError: the service does not answer\n {4}at logger\.test\.ts:\d+:\d+/);
  expect(told).toMatch(/\ncaused by: TypeError ECONNREFUSED\n {4}at logger\.test\.ts/);
  expect(stackOf(Object.assign(new Error(quote), { code: 9 }))).toMatch(/^Error 9\n/);
  expect(stackOf(errorOf(() => readConfig({})))).toContain('The environment variable PUBLIC_BASE_URL is missing.');
});

test('leaves the stack of a logged error intact', () => {
  const error = new TypeError('a bug of ours');
  expect(stackOf(error)).toMatch(/^TypeError\n {4}at logger\.test/);
  expect(error.stack).toMatch(/^TypeError: a bug of ours\n {4}at .*logger\.test/);
  expect(stackOf(error)).toMatch(/^TypeError\n {4}at logger\.test/);
});

test('writes the stack to the field that Cloud Error Reporting reads', () => {
  const entry = logEntry('ERROR', 'failed', { jobId: 'j', email: undefined }, new TypeError('a bug'));
  const { stack_trace: stack, ...others } = entry;
  expect(others).toEqual({ severity: 'ERROR', message: 'failed', jobId: 'j' });
  expect(stack).toMatch(/^TypeError\n {4}at logger\.test/);
});

function errorOf(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
}

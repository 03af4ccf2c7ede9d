import { expect, test } from '@jest/globals';

const headersOf = async (path: string) => (await fetch(`${process.env.PORTAL_BASE_URL ?? ''}${path}`)).headers;

test.each(['/', '/app/jobs', '/resumes/token/candidate', '/organization/token/job'])(
  'the page %s runs, loads and calls nothing but its own',
  async (path) => {
    const headers = await headersOf(path);
    const policy = (headers.get('content-security-policy') ?? '').split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'self'",
      ]),
    );
    expect(policy.join()).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    // Cookies are the pages' own, marks without any right; no answer of ours sets one.
    expect(headers.get('set-cookie')).toBeNull();
  },
);

test('what functions say of keeping and running their answers reaches the browser', async () => {
  const headers = await headersOf('/api/app/verifyUserToken');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBeNull();
});

test('a body that says it is packed and is not gets the error object', async () => {
  const response = await fetch(`${process.env.PORTAL_BASE_URL ?? ''}/api/public/getCandidateResume`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: '{}',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ name: 'invalidRequest', success: false, code: 400 });
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import library from 'pdfjs-dist/package.json' with { type: 'json' };

const assets = join(import.meta.dirname, '../../../web/dist/assets');

const headersOf = async (path: string) => (await fetch(`${process.env.PORTAL_BASE_URL ?? ''}${path}`)).headers;

/** Only the ats may embed the staff application, which alone embeds a page, the preview; no other page of ours may be framed. */
const nowhere = ["frame-src 'none'", "frame-ancestors 'none'"];
const inIntegration = ["frame-src 'self'", "frame-ancestors 'self' https://*.bullhornstaffing.com"];

test.each<[string, string[]]>([
  ['/app', inIntegration],
  ['/app/jobs', inIntegration],
  ['/app/admin/users', inIntegration],
  ['/login', inIntegration],
  ['/login?from_bh=1&state=x', inIntegration],
  ['/', nowhere],
  ['/forgot', nowhere],
  ['/setup-password', nowhere],
  ['/auth/action', nowhere],
  ['/resumes/token/candidate', nowhere],
  ['/organization/token/job', nowhere],
  ['/unsubscribe/token', nowhere],
  ['/application', nowhere],
])('the page %s runs, loads and calls only its own origin, and is framed as it should', async (path, framing) => {
  const headers = await headersOf(path);
  const policy = (headers.get('content-security-policy') ?? '').split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'self'", "script-src 'self'", "object-src 'none'", ...framing]),
  );
  expect(policy.filter((directive) => !framing.includes(directive))).toEqual(
    ((await headersOf('/')).get('content-security-policy') ?? '')
      .split('; ')
      .filter((directive) => !nowhere.includes(directive)),
  );
  expect(policy.join()).not.toContain('unsafe-eval');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  // Cookies are set by pages as marks without rights; no response sets one.
  expect(headers.get('set-cookie')).toBeNull();
});

test('the preview is framed by our own pages alone, and frames none itself', async () => {
  const policy = ((await headersOf('/preview')).get('content-security-policy') ?? '').split('; ');
  expect(policy).toEqual(expect.arrayContaining(["frame-src 'none'", "frame-ancestors 'self'", "script-src 'self'"]));
});

test('the headers of functions reach the browser', async () => {
  const headers = await headersOf('/api/app/verifyUserToken');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('a falsely compressed body gets the error object', async () => {
  const response = await fetch(`${process.env.PORTAL_BASE_URL ?? ''}/api/public/getCandidateResume`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: '{}',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ name: 'invalidRequest', success: false, code: 400 });
});

test('only the worker that decodes the images of PDFs may compile code', async () => {
  const worker = readdirSync(assets).find((name) => name.endsWith('.mjs')) ?? '';
  const { headers } = await fetch(`${process.env.PORTAL_BASE_URL ?? ''}/assets/${worker}`);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'/);
  expect(headers.get('cache-control')).toContain('immutable');
});

test.each(['cmaps/UniJIS-UCS2-H.bcmap', 'standard_fonts/LiberationSans-Regular.ttf', 'wasm/openjpeg.wasm'])(
  'serves %s of the PDF library for good',
  async (path) => {
    const response = await fetch(`${process.env.PORTAL_BASE_URL ?? ''}/assets/pdfjs-${library.version}/${path}`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    expect(response.headers.get('content-type')).not.toContain('html');
  },
);

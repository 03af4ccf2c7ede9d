import { expect, test } from '@jest/globals';
import { requireSameOrigin } from './require-same-origin';

const call = (headers: Record<string, string>, method = 'POST') => {
  requireSameOrigin({ method, headers: { host: 'client-abc.run.app', ...headers } });
};
const behindHosting = { 'x-forwarded-host': 'agency.portal.example', cookie: '__session=x' };

test('a call with a cookie is taken from the own pages, and from programs, which name no origin', () => {
  for (const origin of ['https://agency.portal.example', 'http://agency.portal.example:5000']) {
    expect(() => {
      call({ ...behindHosting, origin });
    }).not.toThrow();
  }
  expect(() => {
    call(behindHosting);
  }).not.toThrow();
});

test.each([
  'https://evil.example',
  'https://agency.portal.example.evil.example',
  'https://other.portal.example',
  'null',
])('a call with a cookie from a page of %s is refused', (origin) => {
  expect(() => {
    call({ ...behindHosting, origin });
  }).toThrow('another origin');
  expect(() => {
    call({ ...behindHosting, origin }, 'PATCH');
  }).toThrow('another origin');
});

test('calls without a cookie, and those that change nothing, are not concerned', () => {
  const origin = 'https://evil.example';
  expect(() => {
    call({ 'x-forwarded-host': 'agency.portal.example', origin });
    call({ ...behindHosting, origin }, 'GET');
  }).not.toThrow();
});

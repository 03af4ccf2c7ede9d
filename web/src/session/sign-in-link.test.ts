import { expect, test } from '@jest/globals';
import { signInLinkTarget } from './sign-in-link';

const link = (continueUrl: string) =>
  new URL(
    `https://mail.portal.example/auth/action?mode=signIn&oobCode=c&continueUrl=${encodeURIComponent(continueUrl)}`,
  );

test.each([
  ['https://app.portal.example/login', 'https://app.portal.example'],
  ['https://portal.example/login', 'https://portal.example'],
  ['https://portal.example:8443/login', 'https://portal.example:8443'],
  ['http://localhost:5000/login', 'http://localhost:5000'],
])('continues at %s', (continueUrl, origin) => {
  const target = new URL(signInLinkTarget(link(continueUrl), 'portal.example') ?? 'about:blank');
  expect(target.origin).toBe(origin);
  expect(target.pathname).toBe('/auth/action');
  expect(target.searchParams.get('oobCode')).toBe('c');
});

test.each([
  'https://mail.portal.example/login',
  'https://evil.example/login',
  'https://notportal.example/login',
  'https://portal.example.evil.example/login',
  'https://portal.example@evil.example/login',
  'http://app.portal.example/login',
  'https://localhost.evil.example/',
  'javascript:alert(1)',
  '',
])('stays for %s', (continueUrl) => {
  expect(signInLinkTarget(link(continueUrl), 'portal.example')).toBeNull();
});

test('without a domain the only other host is localhost', () => {
  expect(signInLinkTarget(link('https://app.portal.example/'), '')).toBeNull();
});

import { beforeEach, expect, test } from '@jest/globals';
import { forgetReturnUrl, saveReturnUrl, consumeReturnUrl } from './return-url';

beforeEach(() => {
  sessionStorage.clear();
});

test('the return URL is taken once; then it is the application’s root again', () => {
  saveReturnUrl('/app/jobs/j1?tab=files');
  expect(consumeReturnUrl()).toBe('/app/jobs/j1?tab=files');
  expect(consumeReturnUrl()).toBe('/app');
});

test.each([
  '/login',
  '/login?mode=email',
  '/auth/action?mode=signIn',
  '/email-verification',
  '//evil.example/app',
  'https://evil.example/app',
  '/\\evil.example',
])('%s is never stored', (address) => {
  saveReturnUrl(address);
  expect(consumeReturnUrl()).toBe('/app');
});

test('the next user does not go where the last one was', () => {
  saveReturnUrl('/app/jobs/j1');
  forgetReturnUrl();
  expect(consumeReturnUrl()).toBe('/app');
});

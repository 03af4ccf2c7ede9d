import { beforeEach, expect, test } from '@jest/globals';
import { forgetReturnUrl, saveReturnUrl, takeReturnUrl } from './return-url';

beforeEach(() => {
  sessionStorage.clear();
});

test('the address is taken once; then it is the application’s root again', () => {
  saveReturnUrl('/app/jobs/j1?tab=files');
  expect(takeReturnUrl()).toBe('/app/jobs/j1?tab=files');
  expect(takeReturnUrl()).toBe('/app');
});

test.each([
  '/login',
  '/login?mode=email',
  '/auth/action?mode=signIn',
  '/email-verification',
  '//evil.example/app',
  'https://evil.example/app',
  '/\\evil.example',
])('%s is never remembered', (address) => {
  saveReturnUrl(address);
  expect(takeReturnUrl()).toBe('/app');
});

test('who comes next does not go where the last one was', () => {
  saveReturnUrl('/app/jobs/j1');
  forgetReturnUrl();
  expect(takeReturnUrl()).toBe('/app');
});

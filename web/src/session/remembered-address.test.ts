import { beforeEach, expect, test } from '@jest/globals';
import { forgetAddress, rememberAddress, takeRememberedAddress } from './remembered-address';

beforeEach(() => {
  sessionStorage.clear();
});

test('the address is taken once; then it is the application’s root again', () => {
  rememberAddress('/app/jobs/j1?tab=files');
  expect(takeRememberedAddress()).toBe('/app/jobs/j1?tab=files');
  expect(takeRememberedAddress()).toBe('/app');
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
  rememberAddress(address);
  expect(takeRememberedAddress()).toBe('/app');
});

test('who comes next does not go where the last one was', () => {
  rememberAddress('/app/jobs/j1');
  forgetAddress();
  expect(takeRememberedAddress()).toBe('/app');
});

import { expect, test } from '@jest/globals';
import { apiKeyText, holdsApiKey, isUsable, isUseUnrecorded, readApiKeyText } from './api-key';

const id = 'a1B2c3D4e5F6g7H8';
const secret = `_-${'x'.repeat(41)}`;

test('a key is read back, with signs of its separator in the secret', () => {
  expect(readApiKeyText(apiKeyText(id, secret))).toEqual({ id, secret });
});

test.each([
  '',
  'rpk_',
  `rpk_${id}`,
  `rpk_${id}_short`,
  `rpk_${id}_${secret}x`,
  ` rpk_${id}_${secret}`,
  `xyz_${id}_${secret}`,
])('%j is no key', (text) => {
  expect(readApiKeyText(text)).toBeNull();
});

test('a key is found inside another text', () => {
  expect(holdsApiKey(`Bearer ${apiKeyText(id, secret)}`)).toBe(true);
  expect(holdsApiKey('rpk_short')).toBe(false);
});

test('a key ends with its time and with its revocation', () => {
  expect(isUsable({ expiresAt: 10, revokedAt: null }, 9)).toBe(true);
  expect(isUsable({ expiresAt: 10, revokedAt: null }, 10)).toBe(false);
  expect(isUsable({ expiresAt: 10, revokedAt: 5 }, 9)).toBe(false);
});

test('a use is recorded once an hour', () => {
  expect(isUseUnrecorded({ lastUsedAt: null }, 0)).toBe(true);
  expect(isUseUnrecorded({ lastUsedAt: 0 }, 3_599_999)).toBe(false);
  expect(isUseUnrecorded({ lastUsedAt: 0 }, 3_600_000)).toBe(true);
});

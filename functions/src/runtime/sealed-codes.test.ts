import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openCode, sealCode } from './sealed-codes';

const keys = { codeKey: 'k'.repeat(32), previousCodeKeys: [] };
const now = Date.UTC(2025, 5, 15, 12);

test('opens a code until it expires', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const code = sealCode(keys, 'invite', data, now + 1);
      expect(openCode(keys, 'invite', code, now)).toEqual({
        kind: 'good',
        data: JSON.parse(JSON.stringify(data)) as unknown,
      });
      expect(openCode(keys, 'invite', code, now + 1)).toEqual({ kind: 'expired' });
    }),
  );
});

test('a code reveals nothing of its data and is unique', () => {
  const [one, other] = [1, 2].map(() => sealCode(keys, 'invite', 'ann@example.com', now + 1));
  expect(one).not.toBe(other);
  expect(Buffer.from(one?.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('ann');
});

test('a code with one changed character is foreign', () => {
  const code = sealCode(keys, 'invite', { userEmail: 'ann@example.com' }, now + 1);
  for (let at = 0; at < code.length; at += 1) {
    const altered = `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`;
    expect(openCode(keys, 'invite', altered, now)).toEqual({ kind: 'foreign' });
  }
});

test.each(['', 'v1', 'v1.abcdefgh.', 'v2.abcdefgh.AAAA', `v1.abcdefgh.${'A'.repeat(60)}`, '{}'])(
  '%j is foreign',
  (code) => {
    expect(openCode(keys, 'invite', code, now)).toEqual({ kind: 'foreign' });
  },
);

test('a code for another purpose is foreign', () => {
  expect(openCode(keys, 'impersonation', sealCode(keys, 'invite', 1, now + 1), now)).toEqual({ kind: 'foreign' });
});

describe('when the key changes', () => {
  const code = sealCode(keys, 'invite', 1, now + 1);
  const newKey = 'n'.repeat(32);

  test('codes of the previous key still open', () => {
    expect(openCode({ codeKey: newKey, previousCodeKeys: [keys.codeKey] }, 'invite', code, now)).toMatchObject({
      kind: 'good',
    });
  });

  test('codes of a removed key are foreign', () => {
    expect(openCode({ codeKey: newKey, previousCodeKeys: [] }, 'invite', code, now)).toEqual({ kind: 'foreign' });
  });
});

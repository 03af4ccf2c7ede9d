import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeId, encodeId } from './encoded-ids';

const keys = { codeKey: 'k'.repeat(32), previousCodeKeys: [] };
const owned = { organizationId: 'agency', id: '40211' };
const encoded = encodeId(keys, 'Tearsheets', owned);

test('an id decodes for its own kind of page, and always has the same encoding of at least 10 characters', () => {
  const anyId = fc.stringMatching(/^[\w-]{1,128}$/);
  fc.assert(
    fc.property(anyId, anyId, (organizationId, id) => {
      const text = encodeId(keys, 'SkillsMarketing', { organizationId, id });
      expect(text).toBe(encodeId(keys, 'SkillsMarketing', { organizationId, id }));
      expect(text.length).toBeGreaterThanOrEqual(10);
      expect(decodeId(keys, 'SkillsMarketing', text)).toEqual({ organizationId, id });
      expect(decodeId(keys, 'JobMarketing', text)).toBeNull();
    }),
  );
});

test('does not show the id', () => {
  expect(Buffer.from(encoded, 'base64url').toString('latin1')).not.toMatch(/40211|agency/);
});

test('an altered or cut id does not decode', () => {
  for (let place = 0; place < encoded.length; place += 1) {
    const other = encoded[place] === 'A' ? 'B' : 'A';
    expect(decodeId(keys, 'Tearsheets', encoded.slice(0, place) + other + encoded.slice(place + 1))).toBeNull();
    expect(decodeId(keys, 'Tearsheets', encoded.slice(0, place))).toBeNull();
  }
  for (const odd of ['', '40211', '%00', 'ü', 'A'.repeat(10_000), `${encoded}=`]) {
    expect(decodeId(keys, 'Tearsheets', odd)).toBeNull();
  }
});

test('an id of the previous key decodes, one of an unknown key does not', () => {
  const next = { codeKey: 'n'.repeat(32), previousCodeKeys: [keys.codeKey] };
  expect(decodeId(next, 'Tearsheets', encoded)).toEqual(owned);
  expect(decodeId({ ...next, previousCodeKeys: [] }, 'Tearsheets', encoded)).toBeNull();
});

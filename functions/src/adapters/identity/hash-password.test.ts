import { expect, test } from '@jest/globals';
import { hashPassword } from './hash-password';

const key = 'k'.repeat(32);

test('is the same for the same password and key, and different otherwise', () => {
  const kept = hashPassword(key, 'Correct-Horse-9!');
  expect(hashPassword(key, 'Correct-Horse-9!')).toBe(kept);
  const others = [hashPassword(key, 'correct-Horse-9!'), hashPassword('l'.repeat(32), 'Correct-Horse-9!')];
  expect(new Set([kept, ...others, 'Correct-Horse-9!']).size).toBe(4);
  // Stored for years: the algorithm must not change.
  expect(kept).toBe('cPJoE2b-m86dW3VG5ukxIC761M3q8m2lKwOECSdj74k');
});

import { describe, expect, test } from '@jest/globals';
import { termKindNames } from '@portal/domain/tags/term-kinds';
import fc from 'fast-check';
import { suggestTerms } from './suggest-terms';

describe('suggestions', () => {
  test.each([
    ['skill', 'JS', 'JavaScript'],
    ['skill', 'postgr', 'PostgreSQL'],
    ['jobTitle', 'regist nur', 'Registered Nurse'],
    ['jobTitle', 'back end dev', 'Back End Developer'],
    ['industry', 'health', 'Healthcare and Nursing'],
    ['category', 'nurs', 'Healthcare and Nursing'],
    ['certification', 'practical', 'Licensed Practical Nurse'],
    ['degree', 'bach', "Bachelor's degree"],
  ] as const)('%s %j offers %j', (kind, text, name) => {
    expect(suggestTerms(kind, text, 12)).toContain(name);
  });

  test('names that start with the text come first', () => {
    expect(suggestTerms('skill', 'java', 3)[0]).toBe('Java');
  });

  test('an empty text suggests nothing', () => {
    expect(suggestTerms('skill', ' ,. ', 5)).toEqual([]);
    expect(suggestTerms('skill', 'zzzzqqq', 5)).toEqual([]);
  });

  test('any text gives at most the requested number, without duplicates', () => {
    fc.assert(
      fc.property(fc.constantFrom(...termKindNames), fc.string({ maxLength: 100 }), (kind, text) => {
        const names = suggestTerms(kind, text, 12);
        expect(names.length).toBeLessThanOrEqual(12);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

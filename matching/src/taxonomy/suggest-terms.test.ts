import { describe, expect, test } from '@jest/globals';
import { termKindNames } from '@portal/domain/tags/term-kinds';
import fc from 'fast-check';
import { suggestTerms } from './suggest-terms';

describe('terms for what is typed', () => {
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

  test('those that begin with it come first', () => {
    expect(suggestTerms('skill', 'java', 3)[0]).toBe('Java');
  });

  test('nothing is found for nothing', () => {
    expect(suggestTerms('skill', ' ,. ', 5)).toEqual([]);
    expect(suggestTerms('skill', 'zzzzqqq', 5)).toEqual([]);
  });

  test('never more than asked for, never one twice, whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...termKindNames), fc.string({ maxLength: 100 }), (kind, text) => {
        const names = suggestTerms(kind, text, 12);
        expect(names.length).toBeLessThanOrEqual(12);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

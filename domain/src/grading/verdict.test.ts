import { expect, test } from '@jest/globals';
import { categoryOf, evidenceFor, gradeOf } from '../testing/grades';
import type { MustHaveResult } from './grade';
import { verdictOf } from './verdict';

const mustHave = (label: string, outcome: MustHaveResult['outcome'], isRequired = true): MustHaveResult => ({
  kind: 'license',
  label,
  isRequired,
  outcome,
  found: '',
  sentence: '',
  span: null,
});

test('sums up must-haves, experience, title and the strongest adjustment', () => {
  const grade = {
    ...gradeOf(
      categoryOf('experience', 0.5, [evidenceFor('5 years', { found: '10 years in this work, 12 years in all' })]),
      categoryOf('jobTitles', 0.5, [evidenceFor('ICU Nurse', { found: 'Critical Care Nurse', relation: 'synonym' })]),
    ),
    mustHaves: [mustHave('BLS', 'met'), mustHave('RN license', 'notMet'), mustHave('ACLS', 'notMet', false)],
    adjustments: [
      { kind: 'level' as const, factor: 0.9, reason: 'Below the level.', evidence: [] },
      { kind: 'unused' as const, factor: 0.6, reason: 'Unused since 2015.', evidence: [] },
    ],
  };
  expect(verdictOf(grade)).toBe(
    'Meets 1 of 2 must-haves. Missing: RN license. 10 years in this work, has worked as Critical Care Nurse. Unused since 2015.',
  );
});

test('says nothing about what the job does not ask for', () => {
  expect(verdictOf(gradeOf(categoryOf('skills', 1, [])))).toBe('');
});

test.each([
  ['met', 'Meets the only must-have.'],
  ['notMet', 'Meets 0 of 1 must-haves. Missing: BLS.'],
] as const)('a single must-have that is %s', (outcome, sentence) => {
  expect(verdictOf({ ...gradeOf(), mustHaves: [mustHave('BLS', outcome)] })).toBe(sentence);
});

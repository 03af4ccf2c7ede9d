import { expect, test } from '@jest/globals';
import { minShownCredit } from '../constants/grading';
import { evidenceFor } from '../testing/grades';
import type { GradeEvidence } from './grade';
import { shownEvidence } from './shown-evidence';

const related = evidenceFor('Git', {
  outcome: 'near',
  found: 'Cooked 215 covers a night',
  relation: 'related',
  sentence: 'Cooked 215 covers a night on every station',
  span: { start: 3, end: 20 },
  credit: 0.02,
});

test('barely related evidence is shown as missing, without a quote', () => {
  const { asked, outcome, found, sentence, span, credit } = shownEvidence(related);
  expect({ asked, outcome, found, sentence, span, credit }).toEqual({
    asked: 'Git',
    outcome: 'missing',
    found: '',
    sentence: '',
    span: null,
    credit: 0.02,
  });
});

test.each<[string, Partial<GradeEvidence>]>([
  ['related evidence with enough credit', { credit: minShownCredit }],
  ['a sibling with any credit', { relation: 'sibling' }],
  ['found evidence', { outcome: 'found', relation: 'same' }],
])('%s is unchanged', (_what, change) => {
  const item = { ...related, ...change };
  expect(shownEvidence(item)).toBe(item);
});

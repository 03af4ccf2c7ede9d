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

test('what is hardly related is missing, and quotes nothing', () => {
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
  ['something related that counts', { credit: minShownCredit }],
  ['a sibling, however little it counts', { relation: 'sibling' }],
  ['what was found', { outcome: 'found', relation: 'same' }],
])('%s stays as it is', (_what, change) => {
  const item = { ...related, ...change };
  expect(shownEvidence(item)).toBe(item);
});

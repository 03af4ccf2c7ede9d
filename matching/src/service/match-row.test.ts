import { expect, test } from '@jest/globals';
import { gradeSchema, type Grade } from '@portal/domain/grading/grade';
import { categoryOf, evidenceFor, gradeOf } from '@portal/domain/testing/grades';
import { toMatchRow, toMatchValue } from './match-row';

const graded = (weightedScore: number): Grade =>
  gradeSchema.cast({
    weightedScore,
    engineVersion: '1',
    categories: [
      {
        category: 'skills',
        isAsked: true,
        unweightedScore: weightedScore,
        weight: 1,
        evidence: [
          { asked: 'Triage', outcome: 'found', found: 'triage', credit: 1 },
          { asked: 'Epic', outcome: 'missing', credit: 0 },
        ],
      },
      { category: 'languages', isAsked: false, unweightedScore: 0, weight: 0 },
    ],
  });

test('lists the best first, with requirements and terms found', () => {
  const grades = new Map([
    ['low', graded(12.4)],
    ['high', graded(61.6)],
  ]);
  const value = toMatchValue(grades, 'agency-a_Resumes');
  expect(value.Matches).toEqual([
    {
      Id: 'high',
      IndexId: 'agency-a_Resumes',
      SovScore: 62,
      WeightedScore: 61.6,
      UnweightedCategoryScores: [{ Category: 'SKILLS', UnweightedScore: 61.6, TermsFound: ['triage'] }],
    },
    expect.objectContaining({ Id: 'low', SovScore: 12 }),
  ]);
  expect(value).toMatchObject({ CurrentCount: 2, TotalCount: 2 });
  expect(value.AppliedCategoryWeights).toEqual([
    { Category: 'SKILLS', Weight: 1 },
    { Category: 'LANGUAGES', Weight: 0 },
  ]);
});

test('terms are the shown evidence without repetition, and no sentences', () => {
  const hardly = evidenceFor('Git', { outcome: 'near', relation: 'related', found: 'Cooked', credit: 0.02 });
  const evidence = [evidenceFor('Triage'), evidenceFor('triage', { found: 'Triage' }), hardly];
  const sentence = evidenceFor('Count the stock', { isSentence: true });
  const grade = gradeOf(categoryOf('skills', 1, [...evidence, sentence]));
  expect(toMatchRow(grade).UnweightedCategoryScores[0]?.TermsFound).toEqual(['Triage']);
});

test('no grades give no matches', () => {
  expect(toMatchValue(new Map(), 'i')).toMatchObject({ Matches: [], TotalCount: 0 });
});

test('suggested weights are listed with the applied ones', () => {
  const value = toMatchValue(new Map([['a', graded(40)]]), 'i', { skills: 0.4, languages: 0.6 });
  expect(value.SuggestedCategoryWeights).toEqual([
    { Category: 'SKILLS', Weight: 0.4 },
    { Category: 'LANGUAGES', Weight: 0.6 },
  ]);
  expect(value.AppliedCategoryWeights[0]).toEqual({ Category: 'SKILLS', Weight: 1 });
});

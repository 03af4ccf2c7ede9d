import { expect, test } from '@jest/globals';
import type { CategoryGrade } from '@portal/domain/grading/grade';
import { categoryOf, evidenceFor, gradeOf } from '@portal/domain/testing/grades';
import { listEvidence } from './list-evidence';

const told = (...categories: CategoryGrade[]) => listEvidence(gradeOf(...categories));

test('lists terms by weight, without repetitions, up to the limit', () => {
  const many = Array.from({ length: 12 }, (_, index) => evidenceFor(`Skill ${index}`));
  const { found, categories } = told(
    categoryOf('languages', 0.2, [evidenceFor('German')]),
    categoryOf('skills', 0.8, [evidenceFor('Triage'), evidenceFor('Triage'), ...many]),
  );
  expect(found).toEqual(['Triage', ...many.slice(0, 7).map(({ asked }) => asked)]);
  expect(categories).toEqual([
    { category: 'languages', score: 50 },
    { category: 'skills', score: 50 },
  ]);
});

test('leaves out sentences of any length and keeps long names', () => {
  const sentence = evidenceFor('Supervise two assistants', { isSentence: true });
  const degree = 'Bachelor of Science or equivalent: Mathematics, Software Engineering';
  const { found } = told(categoryOf('skills', 0.8, [sentence]), categoryOf('education', 0.2, [evidenceFor(degree)]));
  expect(found).toEqual([degree]);
});

test('counts a barely related term as missing', () => {
  const hardly = evidenceFor('Git', { outcome: 'near', relation: 'related', found: 'Cooked 215 covers', credit: 0.02 });
  expect(told(categoryOf('skills', 1, [hardly]))).toMatchObject({ near: [], missing: ['Git'] });
});

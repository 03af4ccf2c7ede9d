import { expect, test } from '@jest/globals';
import type { CategoryGrade, GradeEvidence } from '@portal/domain/grading/grade';
import { evidenceOf } from './evidence-of';

const item = (asked: string, change: Partial<GradeEvidence> = {}): GradeEvidence => ({
  asked,
  required: true,
  outcome: 'found',
  found: asked,
  relation: 'same',
  sentence: '',
  span: null,
  credit: 1,
  ...change,
});
const category = (name: CategoryGrade['category'], weight: number, evidence: GradeEvidence[]): CategoryGrade => ({
  category: name,
  isAsked: true,
  unweightedScore: 50,
  weight,
  evidence,
});
const told = (...categories: CategoryGrade[]) => evidenceOf({ weightedScore: 40, engineVersion: 'test', categories });

test('terms come in the order of the weights, each once, as many as a row holds', () => {
  const many = Array.from({ length: 12 }, (_, index) => item(`Skill ${index}`));
  const { found, categories } = told(
    category('languages', 0.2, [item('German')]),
    category('skills', 0.8, [item('Triage'), item('Triage'), ...many]),
  );
  expect(found).toEqual(['Triage', ...many.slice(0, 7).map(({ asked }) => asked)]);
  expect(categories).toEqual([
    { category: 'languages', score: 50 },
    { category: 'skills', score: 50 },
  ]);
});

test('sentences of the description are left out, long names of degrees are not', () => {
  const sentence = 'You keep providers informed, document visits and supervise two assistants';
  const degree = 'Bachelor of Science or equivalent: Mathematics, Software Engineering';
  const { found } = told(category('skills', 0.8, [item(sentence)]), category('education', 0.2, [item(degree)]));
  expect(found).toEqual([degree]);
});

test('what is hardly related counts as missing', () => {
  const hardly = item('Git', { outcome: 'near', relation: 'related', found: 'Cooked 215 covers', credit: 0.02 });
  expect(told(category('skills', 1, [hardly]))).toMatchObject({ near: [], missing: ['Git'] });
});

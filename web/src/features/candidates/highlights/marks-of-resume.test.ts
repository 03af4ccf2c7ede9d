import { expect, test } from '@jest/globals';
import type { Grade, GradeEvidence } from '@portal/domain/grading/grade';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { askedMarkId, askedMarks } from './marks-of-resume';

const text = 'Wrote menus with farms. Git, Docker';
const placeOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const evidence = (asked: string, change: Partial<GradeEvidence>): GradeEvidence => ({
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

test('what was found is marked at its place; what is missing or hardly related is not', () => {
  const grade: Grade = {
    weightedScore: 50,
    engineVersion: 'test',
    categories: [
      {
        category: 'skills',
        isAsked: true,
        unweightedScore: 50,
        weight: 1,
        evidence: [
          evidence('Spring', { outcome: 'near', relation: 'related', credit: 0.05, span: placeOf('Wrote menus') }),
          evidence('Java', { outcome: 'missing', found: '', credit: 0 }),
          evidence('Git', { span: placeOf('Git') }),
          evidence('Podman', { outcome: 'near', relation: 'sibling', found: 'Docker', credit: 0.3 }),
        ],
      },
    ],
  };
  const marks = askedMarks(grade, parsedResumeSchema.cast({ text }, { assert: false }));
  expect([...marks.values()].map(({ id, quote, tone }) => [id, quote.exact, tone])).toEqual([
    [askedMarkId('skills', 2), 'Git', 'found'],
    [askedMarkId('skills', 3), 'Docker', 'near'],
  ]);
});

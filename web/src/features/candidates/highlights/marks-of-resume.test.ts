import { expect, test } from '@jest/globals';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { categoryOf, evidenceFor, gradeOf } from '@portal/domain/testing/grades';
import { askedMarkId, askedMarks } from './marks-of-resume';

const text = 'Wrote menus with farms. Git, Docker';
const placeOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

test('what was found is marked at its place; what is missing or hardly related is not', () => {
  const grade = gradeOf(
    categoryOf('skills', 1, [
      evidenceFor('Spring', { outcome: 'near', relation: 'related', credit: 0.05, span: placeOf('Wrote menus') }),
      evidenceFor('Java', { outcome: 'missing', found: '', credit: 0 }),
      evidenceFor('Git', { span: placeOf('Git') }),
      evidenceFor('Podman', { outcome: 'near', relation: 'sibling', found: 'Docker', credit: 0.3 }),
    ]),
  );
  const marks = askedMarks(grade, parsedResumeSchema.cast({ text }, { assert: false }));
  expect([...marks.values()].map(({ id, quote, tone }) => [id, quote.exact, tone])).toEqual([
    [askedMarkId('skills', 2), 'Git', 'found'],
    [askedMarkId('skills', 3), 'Docker', 'near'],
  ]);
});

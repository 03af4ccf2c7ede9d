import { expect, test } from '@jest/globals';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { categoryOf, evidenceFor, gradeOf } from '@portal/domain/testing/grades';
import { requirementMarkId, requirementMarks, valueMarkId, valueMarks } from './resume-marks';

const text = 'Wrote menus with farms. Git, Docker\nRun our whole kitchen on Kafka';
const placeOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

test('what was found or copied is marked at its place; what is missing or hardly related is not', () => {
  const grade = gradeOf(
    categoryOf('skills', 1, [
      evidenceFor('Spring', { outcome: 'near', relation: 'related', credit: 0.05, span: placeOf('Wrote menus') }),
      evidenceFor('Java', { outcome: 'missing', found: '', credit: 0 }),
      evidenceFor('Git', { span: placeOf('Git') }),
      evidenceFor('Kafka', {
        outcome: 'missing',
        relation: 'copied',
        found: '',
        sentence: 'Run our whole kitchen on Kafka',
        credit: 0,
      }),
      evidenceFor('Podman', { outcome: 'near', relation: 'sibling', found: 'Docker', credit: 0.3 }),
    ]),
  );
  const marks = requirementMarks(grade, parsedResumeSchema.cast({ text }, { assert: false }));
  expect([...marks.values()].map(({ id, quote, tone }) => [id, quote.exact, tone])).toEqual([
    [requirementMarkId('skills', 2), 'Git', 'found'],
    [requirementMarkId('skills', 3), 'Run our whole kitchen on Kafka', 'doubtful'],
    [requirementMarkId('skills', 4), 'Docker', 'near'],
  ]);
});

test('a current title without a place of its own is shown at its position', () => {
  const resume = (changes: object) =>
    parsedResumeSchema.cast(
      {
        text: 'Cook, Inn\nHead chef, Mill',
        summary: { currentJobTitle: 'Head chef' },
        work: [{ title: 'Cook' }, { title: 'Head chef' }],
        provenance: { 'work.0.title': place('Cook'), 'work.1.title': place('Head chef') },
        ...changes,
      },
      { assert: false },
    );
  const place = (words: string) => {
    const start = 'Cook, Inn\nHead chef, Mill'.indexOf(words);
    return { start, end: start + words.length, confidence: 1 };
  };
  const id = valueMarkId('summary.currentJobTitle');
  expect(valueMarks(resume({})).get(id)?.quote.exact).toBe('Head chef');
  expect(valueMarks(resume({ summary: { currentJobTitle: 'Baker' } })).has(id)).toBe(false);
  expect(valueMarks(resume({ summary: { currentJobTitle: '' }, work: [{ title: '' }] })).has(id)).toBe(false);
});

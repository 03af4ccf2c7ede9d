import { expect, test } from '@jest/globals';
import { categoryOf, evidenceFor, gradeOf } from '../testing/grades';
import { explainScore } from './score-explanation';

const names = { agency: 'Alder & Pine', jobTitle: 'ICU Nurse' };

test('a score is explained by what was found, what is close, what is missing and what lowered it', () => {
  const grade = {
    ...gradeOf(
      categoryOf('skills', 0.75, [
        evidenceFor('Triage', { outcome: 'found' }),
        evidenceFor('Epic', { outcome: 'near', found: 'Cerner' }),
        evidenceFor('Dialysis', { outcome: 'missing' }),
        evidenceFor('Triage', { outcome: 'found' }),
      ]),
      categoryOf('languages', 0.25, []),
    ),
    weightedScore: 26,
    engineVersion: '9.9.9',
    adjustments: [{ kind: 'unused' as const, factor: 0.6, reason: 'Unused since 2015.', evidence: [] }],
  };
  const text = explainScore(grade, names).join('\n');
  expect(text).toContain('Alder & Pine compared your resume with the job ICU Nurse by a program (engine 9.9.9).');
  expect(text).toContain('The result is 50 of 100.');
  expect(text).toContain('Skills (75% of the score): found: Triage; close to it: Epic; not found: Dialysis.');
  expect(text).toContain('What lowered the result: Unused since 2015.');
  expect(text).toContain('Not looked at: name, photo, sex, date of birth');
  expect(text).not.toContain('Languages');
});

test('a long list of requirements ends with how many more there are', () => {
  const evidence = Array.from({ length: 40 }, (_, index) => evidenceFor(`Skill ${index}`, { outcome: 'missing' }));
  const text = explainScore(gradeOf(categoryOf('skills', 1, evidence)), names).join('\n');
  expect(text).toContain('Skill 11, 28 more.');
});

import { expect, test } from '@jest/globals';
import type { Grade, GradeEvidence } from '@portal/domain/grading/grade';
import { categoryOf, evidenceFor, gradeOf } from '@portal/domain/testing/grades';
import { skillsMatrix } from './skills-matrix';

const graded = (asked: [name: string, outcome: GradeEvidence['outcome'], required?: boolean][]): { grade: Grade } => ({
  grade: gradeOf(
    categoryOf(
      'skills',
      1,
      asked.map(([name, outcome, required = true]) => evidenceFor(name, { outcome, required })),
    ),
  ),
});

test('each skill that is asked for is one row, required ones first', () => {
  const rows = skillsMatrix(
    [
      graded([
        ['Triage', 'found'],
        ['Epic', 'near', false],
      ]),
      null,
      graded([
        ['triage', 'missing'],
        ['ACLS', 'found'],
      ]),
    ],
    [],
  );
  expect(rows).toEqual([
    { name: 'ACLS', isRequired: true, outcomes: [null, null, 'found'] },
    { name: 'Triage', isRequired: true, outcomes: ['found', null, 'missing'] },
    { name: 'Epic', isRequired: false, outcomes: ['near', null, null] },
  ]);
});

test('what is hardly related is missing here, too', () => {
  const record = graded([['Git', 'near']]);
  for (const item of record.grade.categories[0]?.evidence ?? [])
    Object.assign(item, { relation: 'related', credit: 0.02 });
  expect(skillsMatrix([record], [])).toEqual([{ name: 'Git', isRequired: true, outcomes: ['missing'] }]);
});

test('a skill that is a must-have has no second row that could contradict it', () => {
  const record = graded([
    ['SQL', 'missing'],
    ['Python', 'found'],
  ]);
  expect(skillsMatrix([record], [{ name: 'sql', outcomes: ['met'] }]).map(({ name }) => name)).toEqual(['Python']);
});

test('a skill that the job names twice has its best outcome', () => {
  const record = graded([
    ['Docker', 'found', false],
    ['docker', 'missing'],
  ]);
  expect(skillsMatrix([record], [])).toEqual([{ name: 'Docker', isRequired: true, outcomes: ['found'] }]);
});

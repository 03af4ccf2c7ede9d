import { expect, test } from '@jest/globals';
import type { Grade } from '@portal/domain/grading/grade';
import { skillsMatrix } from './skills-matrix';

function graded(evidence: [asked: string, outcome: 'found' | 'near' | 'missing', required?: boolean][]): {
  grade: Grade;
} {
  return {
    grade: {
      weightedScore: 50,
      engineVersion: 'test',
      categories: [
        {
          category: 'skills',
          isAsked: true,
          unweightedScore: 50,
          weight: 1,
          evidence: evidence.map(([asked, outcome, required = true]) => ({
            asked,
            required,
            outcome,
            found: '',
            relation: '',
            sentence: '',
            span: null,
            credit: 0,
          })),
        },
      ],
    },
  };
}

test('each skill that is asked for is one row, required ones first', () => {
  const rows = skillsMatrix([
    graded([
      ['Triage', 'found'],
      ['Epic', 'near', false],
    ]),
    null,
    graded([
      ['triage', 'missing'],
      ['ACLS', 'found'],
    ]),
  ]);
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
  expect(skillsMatrix([record])).toEqual([{ name: 'Git', isRequired: true, outcomes: ['missing'] }]);
});

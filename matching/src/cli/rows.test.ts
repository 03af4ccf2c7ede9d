import { expect, test } from '@jest/globals';
import { resumeOf } from '../testing/resume-text';
import { parseRow } from './rows';

test('a row has certificates with their issuers and without dates', () => {
  const lines = ['Food Handler Card – Harbour Academy, 2021', 'Crane Operator (2019)', 'CPR American Red Cross'];
  const resume = resumeOf(['Jane Doe', '', 'CERTIFICATIONS', ...lines].join('\n'));
  expect(resume.certifications.map(({ name }) => name)).toEqual(['Food Handler Card', 'Crane Operator', 'CPR']);
  expect(parseRow('cv.txt', resume, 1)).toMatchObject({
    certifications: ['Food Handler Card, Harbour Academy', 'Crane Operator', 'CPR, American Red Cross'],
  });
});

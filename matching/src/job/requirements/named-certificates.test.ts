import { expect, test } from '@jest/globals';
import { parseJob } from '../parse-job';

const asked = (heading: string, line: string): string[] =>
  parseJob(`Specialist\n\n${heading}\n- ${line}`).certifications.map(({ name }) => name);

test.each([
  'Applies fetal monitoring and cares for mothers after birth',
  'Works in confined spaces and wears fall protection',
  'Operates powered industrial trucks',
  'Position of public trust',
  'Seasoned project management professional',
  'You build pipelines as a GCP data engineer',
  'Takes dental x-rays',
  'Works behind a busy, active bar',
])('a plain sentence requires no certificate: %s', (line) => {
  expect(asked('Requirements', line)).toEqual([]);
  expect(asked('Qualifications', line)).toEqual([]);
});

test.each([
  ['Requirements', 'Certification in fetal monitoring', ['Fetal Monitoring']],
  ['Requirements', 'OSHA 30, fall protection', ['OSHA 30', 'Fall Protection']],
  ['Requirements', 'Project Management Professional (PMP)', ['Project Management Professional (PMP)']],
  ['Licenses and certifications', 'Fall protection', ['Fall Protection']],
  ['Requirements', 'Azure solutions architect certified', ['Microsoft Certified: Azure Solutions Architect']],
])('context about certificates confirms an ambiguous name: %s: %s', (heading, line, names) => {
  expect(asked(heading, line)).toEqual(names);
});

import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const withEnd = (...end: readonly string[]) =>
  resumeOf(
    ['Jane Doe', '', 'EXPERIENCE', 'Cook, Lee Bistro, 2019 - present', '', 'CERTIFICATIONS', 'First Aid', ...end].join(
      '\n',
    ),
  ).certifications.map(({ name }) => name);

test.each([
  'Referees? Please ask.',
  'Referances on request',
  '© 2024 Jane Doe. Built with Hugo.',
  'Last revised in May',
  'Made with Jekyll',
])('%s at the end is no certificate', (line) => {
  expect(withEnd(line)).toEqual(['First Aid']);
});

test('what stands below the remark on referees belongs to no list above it', () => {
  expect(withEnd('Referances on request', 'Kind regards')).toEqual(['First Aid']);
});

test('a certificate may be made with something', () => {
  expect(withEnd('Built with Care Award', 'Food Handler Card', 'Crane Operator', 'Forklift Trainer')).toContain(
    'Built with Care Award',
  );
});

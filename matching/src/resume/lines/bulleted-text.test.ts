import { expect, test } from '@jest/globals';
import { documentFromText } from '../../document-from-text';
import { parseResume } from '../parse-resume';
import { withoutBullets } from './bulleted-text';

const text = `Jane Doe
jane@example.com

Summary
Calm nurse.

Experience
Registered Nurse, Mercy Hospital, Boston, MA
01/2015 - 05/2020
• Cared for twelve patients a shift
• Trained five nurses in triage
`;

test('list items of a description keep their bullets, and the grader reads them without', () => {
  const parsed = parseResume(documentFromText(text), { today: '2026-01-01' });
  expect(parsed.work[0]?.description).toBe('• Cared for twelve patients a shift\n• Trained five nurses in triage');
  expect(parsed.summary.objective).toBe('Calm nurse.');
  expect(withoutBullets(parsed).work[0]?.description).toBe(
    'Cared for twelve patients a shift\nTrained five nurses in triage',
  );
});

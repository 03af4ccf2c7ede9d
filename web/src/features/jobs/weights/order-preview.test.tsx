import { expect, test } from '@jest/globals';
import { jobCandidateSchema, type JobCandidate } from '@portal/domain/candidates/job-candidate';
import { screen, within } from '@testing-library/react';
import { render } from '../../../testing/render';
import { OrderPreview } from './order-preview';

const candidate = (fullName: string, weightedScore: number | null, unweightedScores: object) => {
  const { sovren, ...person } = jobCandidateSchema.cast({ id: fullName, fullName }, { assert: false });
  return { ...person, sovren: { ...sovren, weightedScore, unweightedScores } };
};
const candidates = [
  candidate('Learned', 26, { skills: 0, education: 52 }),
  candidate('Skilled', 13, { skills: 26, education: 0 }),
  candidate('Ungraded', null, {}),
];

test('shows who rises and falls with other weights, with both scores', () => {
  render(<OrderPreview candidates={candidates} weights={{ skills: 1 }} />);
  const [, first, second, ...others] = screen.getAllByRole('row');
  if (!first || !second) throw new Error('rows are missing');
  expect(
    within(first)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1', 'Skilled', '1', '25', '50']);
  expect(within(first).queryByLabelText('up 1')).not.toBeNull();
  expect(within(second).queryByLabelText('down 1')).not.toBeNull();
  expect(others).toEqual([]);
});

test('a name that is too long for its column can be had in full', () => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4);
  render(<OrderPreview candidates={[candidate(name, 26, { skills: 26 })]} weights={{ skills: 1 }} />);
  expect(screen.getByRole('cell', { name }).title).toBe(name);
});

test('says so when nobody is graded yet', () => {
  render(<OrderPreview candidates={candidates.slice(2)} weights={{ skills: 1 }} />);
  expect(screen.queryByText(/No graded candidates yet/)).not.toBeNull();
});

test('a resume without a name is called by its file, as everywhere', () => {
  const nameless = {
    ...candidate('', 40, { skills: 40 }),
    resume: { fileName: 'scan-12.pdf' } as JobCandidate['resume'],
  };
  render(<OrderPreview candidates={[nameless]} weights={{ skills: 1 }} />);
  expect(screen.queryByRole('cell', { name: 'scan-12.pdf' })).not.toBeNull();
});

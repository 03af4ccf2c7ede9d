import { expect, test } from '@jest/globals';
import { greenFromRawScore, yellowFromRawScore } from '@portal/domain/constants/grading';
import { scoreState } from '@portal/domain/grading/display-score';
import { screen } from '@testing-library/react';
import { render } from '../../testing/render';
import { ScoreBar } from './score-bar';

test.each([
  [yellowFromRawScore - 1, 'red'],
  [yellowFromRawScore, 'yellow'],
  [greenFromRawScore, 'green'],
])('a raw score of %d is shown as %s', (weightedScore, color) => {
  const state = scoreState({ isJobParsed: true, isFileParsed: true, weightedScore });
  render(<ScoreBar state={state} />);
  const meter = screen.getByRole('meter', { name: 'Resume score' });
  expect(meter.dataset.color).toBe(color);
  expect(meter.textContent).toBe(meter.getAttribute('aria-valuenow'));
});

test('asks for the job to be parsed first, then for the file', () => {
  const { rerender } = render(<ScoreBar state={scoreState({ isJobParsed: false, isFileParsed: false })} />);
  expect(screen.queryByText('Please parse job first')).not.toBeNull();
  rerender(<ScoreBar state={scoreState({ isJobParsed: true, isFileParsed: false })} />);
  expect(screen.queryByText('Parse file to see score')).not.toBeNull();
  expect(screen.queryByRole('meter')).toBeNull();
});

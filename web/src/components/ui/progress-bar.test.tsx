import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../testing/render';
import { ProgressBar } from './progress-bar';

const bar = (part: number | null) => {
  render(<ProgressBar label="Uploading" part={part} />);
  return screen.getByRole('progressbar', { name: 'Uploading' });
};

test.each([
  [0, '0'],
  [1 / 3, '33'],
  [1, '100'],
  [1.2, '100'],
])('a part of %d is announced as %s percent', (part, percent) => {
  const shown = bar(part);
  expect(shown.getAttribute('aria-valuenow')).toBe(percent);
  expect(shown.getAttribute('aria-valuetext')).toBe(`${percent}%`);
});

test('unknown progress has no number', () => {
  const shown = bar(null);
  expect(shown.hasAttribute('aria-valuenow')).toBe(false);
  expect(shown.hasAttribute('aria-valuetext')).toBe(false);
});

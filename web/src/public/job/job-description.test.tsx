import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobDescription } from './job-description';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

test('a description of 100 words is shown whole, without a button', () => {
  render(<JobDescription text={words(100)} />);
  expect(screen.getByText(/w99$/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a description of 101 words opens with Read More and closes with Collapse', async () => {
  const user = userEvent.setup();
  render(<JobDescription text={words(101)} />);
  expect(screen.queryByText(/w100/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Read More' }));
  expect(screen.getByText(/w100$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Collapse' }));
  expect(screen.queryByText(/w100/)).toBeNull();
});

test('markup is text', () => {
  const { container } = render(<JobDescription text="<img src=x onerror=alert(1)> <b>bold</b>" />);
  expect(container.querySelector('img, b')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)> <b>bold</b>')).toBeTruthy();
});

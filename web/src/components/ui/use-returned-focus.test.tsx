import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useReturnedFocus } from './use-returned-focus';

function Line({ onElsewhere }: { onElsewhere?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const button = useReturnedFocus(isOpen);
  if (!isOpen) {
    return (
      <button ref={button} onClick={() => setOpen(true)}>
        Edit
      </button>
    );
  }
  return (
    <input
      aria-label="Name"
      onKeyDown={() => {
        onElsewhere?.();
        setOpen(false);
      }}
    />
  );
}

test('closing with the focus inside returns it to the button', async () => {
  render(<Line />);
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Name'), '{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
});

test('focus that has moved on stays there', async () => {
  render(
    <>
      <Line onElsewhere={() => screen.getByLabelText('Search').focus()} />
      <input aria-label="Search" />
    </>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Name'), '{Escape}');
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

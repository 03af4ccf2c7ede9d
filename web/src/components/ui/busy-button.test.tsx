import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../testing/render';
import { BusyButton } from './busy-button';

/** Work that ends when the test decides. */
function slowWork() {
  const ends: { well: () => void; badly: () => void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      ends.push({
        well: resolve,
        badly: () => {
          reject(new Error('no'));
        },
      });
    });
  return { ends, work };
}

test('pressed twice it works once; when it is done it works again', async () => {
  const { ends, work } = slowWork();
  render(<BusyButton onClick={work}>Refresh</BusyButton>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Refresh' });
  await userEvent.dblClick(button);
  expect(ends).toHaveLength(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(true);
  await act(async () => {
    ends[0]?.well();
    await Promise.resolve();
  });
  expect(button.disabled).toBe(false);
  await userEvent.click(button);
  expect(ends).toHaveLength(2);
});

test('after failed work it is enabled again, with the keyboard focus', async () => {
  const { ends, work } = slowWork();
  render(<BusyButton onClick={work}>Refresh</BusyButton>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Refresh' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  button.blur();
  await act(async () => {
    ends[0]?.badly();
    await Promise.resolve();
  });
  expect(button.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
});

test('the focus stays where the user has moved it meanwhile', async () => {
  const { ends, work } = slowWork();
  render(
    <>
      <BusyButton onClick={work}>Refresh</BusyButton>
      <input aria-label="Name" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  await act(async () => {
    ends[0]?.well();
    await Promise.resolve();
  });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('with a label of its own for the work it keeps its place, and does nothing more', async () => {
  const { ends, work } = slowWork();
  render(
    <BusyButton label="Reset Password: Maya" busyLabel="Resetting..." onClick={work}>
      Reset Password
    </BusyButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password: Maya' }));
  const busy = screen.getByRole('button', { name: 'Reset Password: Maya: Resetting...' });
  expect(busy.textContent).toBe('Resetting...');
  await userEvent.click(busy);
  expect(ends).toHaveLength(1);
});

import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../testing/render';
import { RowActions } from './row-actions';
import { RowQuestions, useAskFirst } from './row-questions';

test('what is chosen for a row twice in one moment is done once', async () => {
  let begun = 0;
  const remove = () => {
    begun += 1;
    return new Promise(() => undefined);
  };
  render(<RowActions rowName="Ada" actions={[{ label: 'Remove', onSelect: remove }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions: Ada' }));
  const item = await screen.findByRole('menuitem', { name: 'Remove' }, { timeout: 5_000 });
  fireEvent.click(item);
  fireEvent.click(item);
  expect(begun).toBe(1);
});

test('a question stays open when its row is drawn anew, and acts once', async () => {
  let removed = 0;
  const onSelect = () => (removed += 1);
  const question = { title: 'Remove Ada?', consequence: 'Ada leaves the team.' };
  const table = (key: string) => (
    <RowQuestions>
      <RowActions key={key} rowName="Ada" actions={[{ label: 'Remove', question, onSelect }]} />
    </RowQuestions>
  );
  const { rerender } = render(table('before'));
  await userEvent.click(screen.getByRole('button', { name: 'Actions: Ada' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  rerender(table('after'));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Ada?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(removed).toBe(1);
});

test('after its question the focus is back at the row', async () => {
  const question = { title: 'Remove Ada?', consequence: 'Ada leaves the team.', confirm: 'Remove' };
  function Row() {
    const ask = useAskFirst();
    return (
      <button
        onClick={() => {
          ask({ ...question, onConfirm: () => Promise.resolve() });
        }}
      >
        Ada
      </button>
    );
  }
  render(
    <RowQuestions>
      <Row />
    </RowQuestions>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ada' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ada' }));
  });
});

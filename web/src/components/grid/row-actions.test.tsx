import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../testing/render';
import { RowActions } from './row-actions';

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

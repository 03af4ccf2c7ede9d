import { expect, jest, test } from '@jest/globals';
import { Modal } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { render } from '../../testing/render';
import { ChipsInput } from './chips-input';

const onClose = jest.fn();

function Dialog({ data }: { data: string[] }) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <Modal opened onClose={onClose} title="Submit">
      <ChipsInput label="Recipients" data={data} value={value} onChange={setValue} />
    </Modal>
  );
}

test('the first Escape closes the offered entries alone, the second one the dialog', async () => {
  render(<Dialog data={['Jane <jane@client.example>']} />);
  const input = await screen.findByRole('combobox', { name: 'Recipients' });
  await userEvent.click(input);
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

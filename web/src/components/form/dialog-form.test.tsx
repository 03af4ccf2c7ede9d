import { expect, test } from '@jest/globals';
import { discardTexts } from '@portal/domain/texts/states';
import { act, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { object, string } from 'yup';
import { render } from '../../testing/render';
import { UnsavedChanges } from '../ui/unsaved-changes';
import { DialogForm } from './dialog-form';
import { FormTextInput } from './form-text-input';

test('Escape is not for a form that is being sent: a dialog above it may ask something', async () => {
  let answer: (isDone: boolean) => void = () => undefined;
  const form = (
    <UnsavedChanges>
      <DialogForm
        title="Add key"
        isOpen
        onClose={() => undefined}
        initialValues={{ name: '' }}
        schema={object({ name: string() })}
        submitLabel="Add"
        onSubmit={() =>
          new Promise((resolve) => {
            answer = resolve;
          })
        }
      >
        <FormTextInput name="name" label="Name" />
      </DialogForm>
    </UnsavedChanges>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  const escape = () => act(() => Promise.resolve(fireEvent.keyDown(document.body, { key: 'Escape' })));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Warehouse' } });
  await act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Add' }))));
  await escape();
  expect(screen.queryByText(discardTexts.question)).toBeNull();

  await act(() => {
    answer(false);
    return Promise.resolve();
  });
  await escape();
  expect(screen.queryByText(discardTexts.question)).not.toBeNull();
});

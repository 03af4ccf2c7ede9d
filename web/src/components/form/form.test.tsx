import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { object, string } from 'yup';
import { render } from '../../testing/render';
import { Form } from './form';
import { FormTextInput } from './form-text-input';

test('a form that is being sent is not sent again, and can be sent anew afterwards', async () => {
  const ends: (() => void)[] = [];
  const send = () => new Promise<void>((resolve) => ends.push(resolve));
  render(
    <Form label="Person" initialValues={{ name: 'Ada' }} schema={object({ name: string() })} onSubmit={send}>
      <FormTextInput name="name" label="Name" />
    </Form>,
  );
  const form = screen.getByRole('form', { name: 'Person' });
  const submit = () =>
    act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
      await Promise.resolve();
    });
  await submit();
  expect(ends).toHaveLength(1);
  await act(async () => {
    ends[0]?.();
    await Promise.resolve();
  });
  await submit();
  expect(ends).toHaveLength(2);
});

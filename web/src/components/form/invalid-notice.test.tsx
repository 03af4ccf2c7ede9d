import { expect, test } from '@jest/globals';
import { record } from '@portal/domain/fields/model';
import { requiredText } from '@portal/domain/fields/text';
import { formTexts } from '@portal/domain/texts/form';
import { Notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../testing/render';
import { Form } from './form';
import { FormTextInput } from './form-text-input';
import { InvalidNotice } from './invalid-notice';
import { SubmitButton } from './submit-button';

const schema = record({ title: requiredText(), question: requiredText() });

test('Save of an unfinished form says what is missing, and goes there', async () => {
  const saved: unknown[] = [];
  render(
    <>
      <Notifications />
      <Form
        label="Settings"
        initialValues={{ title: 'Feedback', question: 'Why?' }}
        schema={schema}
        validatesOnChange
        onSubmit={(values) => Promise.resolve(saved.push(values))}
      >
        <FormTextInput name="title" label="Title" />
        <FormTextInput name="question" label="Question" />
        <InvalidNotice />
        <SubmitButton requireChange>Save</SubmitButton>
      </Form>
    </>,
  );
  const question = screen.getByLabelText('Question');
  await userEvent.clear(question);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`Question: ${formTexts.required}`)).toBeDefined();
  expect(screen.getByText(formTexts.required)).toBeDefined();
  expect(document.activeElement).toBe(question);
  await userEvent.type(question, 'Why not?');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual([{ title: 'Feedback', question: 'Why not?' }]);
});

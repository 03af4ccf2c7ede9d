import { expect, test } from '@jest/globals';
import type { MailText } from '@portal/domain/mail/mail-text';
import { formTexts } from '@portal/domain/texts/form';
import { mailPreviewTexts as texts } from '@portal/domain/texts/mail-preview';
import { discardTexts } from '@portal/domain/texts/states';
import { act, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from '../../testing/render';
import { UnsavedChanges } from '../ui/unsaved-changes';
import { MailPreviewDialog } from './mail-preview-dialog';

const mail = { subject: 'New candidate for [clientFirstName]', body: '<p>Hello</p>' };

function open({ canEdit = true, preview = filled }: { canEdit?: boolean; preview?: typeof filled } = {}) {
  const sent: (MailText | false)[] = [];
  const dialog = (
    <UnsavedChanges>
      <MailPreviewDialog
        mail={mail}
        canEdit={canEdit}
        preview={preview}
        onSend={(text) => {
          sent.push(text);
          return Promise.resolve(true);
        }}
        onCancel={() => {
          sent.push(false);
        }}
      />
    </UnsavedChanges>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />);
  return sent;
}

const filled = ({ subject, body }: MailText) =>
  Promise.resolve({ subject: subject.replace('[clientFirstName]', 'Ada'), html: body, from: 'Maya', to: '' });

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
};

test('shows the filled mail in a frame without permissions, and sends it as it is', async () => {
  const sent = open();
  await screen.findByText('New candidate for Ada');
  expect(screen.getByTitle(texts.mail).getAttribute('sandbox')).toBe('');
  await press(formTexts.send);
  expect(sent).toEqual([mail]);
});

test('edits subject and message, previews them again, and sends what was edited', async () => {
  const sent = open();
  await press(formTexts.edit);
  fireEvent.change(await screen.findByLabelText(/Subject/), { target: { value: 'Hello [clientFirstName]' } });
  await screen.findByRole('textbox', { name: texts.body });
  await press(texts.preview);
  await screen.findByText('Hello Ada');
  await press(formTexts.send);
  expect(sent).toEqual([{ ...mail, subject: 'Hello [clientFirstName]' }]);
});

test('an empty subject is neither previewed nor sent', async () => {
  const sent = open();
  await press(formTexts.edit);
  fireEvent.change(await screen.findByLabelText(/Subject/), { target: { value: ' ' } });
  await press(texts.preview);
  await screen.findByText(formTexts.required);
  await press(formTexts.send);
  expect(sent).toEqual([]);
});

test('without the right to edit there is no Edit; Cancel sends nothing', async () => {
  const sent = open({ canEdit: false });
  await screen.findByText('New candidate for Ada');
  expect(screen.queryByRole('button', { name: formTexts.edit })).toBeNull();
  await press(formTexts.cancel);
  expect(sent).toEqual([false]);
});

test('a preview that fails is asked for again', async () => {
  let calls = 0;
  open({
    preview: (text) => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('offline')) : filled(text);
    },
  });
  await screen.findByText(texts.failed);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('New candidate for Ada');
});

test('closing asks while a text is being edited, also before it was previewed', async () => {
  const sent = open();
  await press(formTexts.edit);
  const subject = await screen.findByLabelText(/Subject/);
  fireEvent.change(subject, { target: { value: 'Half written' } });
  const escape = () => fireEvent.keyDown(subject, { key: 'Escape' });
  escape();
  await press(discardTexts.keep);
  expect(screen.getByLabelText(/Subject/)).toHaveProperty('value', 'Half written');
  expect(sent).toEqual([]);
  escape();
  await press(discardTexts.discard);
  expect(sent).toEqual([false]);
});

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { MailDraft } from '@portal/domain/contracts/mailings-api';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { settingsPageTexts } from '@portal/domain/texts/settings';
import { discardTexts } from '@portal/domain/texts/states';
import { fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { UnsavedChanges } from '../../../components/ui/unsaved-changes';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { answerCalls, fakeHandle, succeeded } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { Composer } from './composer';

const draft: MailDraft = {
  subject: 'Northwind candidate available',
  body: '<p>Hello</p>',
  targetName: 'Sue Carter',
  canEdit: true,
  sender: { label: 'API user', name: 'Maya', email: 'maya@example.com' },
  counts: { tearsheet: 0, everyone: 2 },
  isTracked: true,
  profiles: { kind: 'candidates', checked: 1, missing: [] },
  namingClient: [],
};

const before = globalThis.fetch;
beforeEach(async () => {
  answerCalls(() => succeeded({ sendable: 2, suppressed: {}, named: [] }));
  const composer = (
    <UnsavedChanges>
      <Composer organizationId="o" kind="profile" targetId="c" picker={() => null} draft={draft} />
      <Link to="/jobs">Jobs</Link>
    </UnsavedChanges>
  );
  const pages = [
    { path: '/', element: composer },
    { path: '/jobs', element: <p>All jobs</p> },
  ];
  render(
    <FirebaseContext value={fakeHandle({ getIdToken: () => Promise.resolve('token') })}>
      <RouterProvider router={createMemoryRouter(pages)} />
    </FirebaseContext>,
  );
  await screen.findByText(texts.check(2));
});
afterEach(() => {
  globalThis.fetch = before;
});

const leave = () => {
  fireEvent.click(screen.getByRole('link', { name: 'Jobs' }));
};

test.each([
  ['subject', new RegExp(texts.subject)],
  ['comments', texts.comments],
])('leaving a mail with a changed field asks: %s', async (_name, label) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: 'Half written' } });
  leave();
  fireEvent.click(await screen.findByRole('button', { name: discardTexts.keep }));
  expect(screen.getByLabelText(label)).toHaveProperty('value', 'Half written');
  leave();
  fireEvent.click(await screen.findByRole('button', { name: discardTexts.discard }));
  expect(await screen.findByText('All jobs')).not.toBeNull();
});

test('comments that the message has no place for are pointed out', () => {
  expect(screen.queryByText(texts.commentsUnused)).toBeNull();
  fireEvent.change(screen.getByLabelText(texts.comments), { target: { value: 'See you on Monday' } });
  expect(screen.queryByText(texts.commentsUnused)).not.toBeNull();
});

test('an untouched mail is left at once', async () => {
  // The editor of the message loads late, and reports nothing by itself.
  await screen.findByRole('textbox', { name: texts.body });
  leave();
  expect(await screen.findByText('All jobs')).not.toBeNull();
});

test('a variable is put where the cursor of the subject is', async () => {
  const subject = screen.getByLabelText<HTMLInputElement>(new RegExp(texts.subject));
  subject.setSelectionRange(0, 'Northwind'.length);
  fireEvent.click(screen.getByRole('button', { name: settingsPageTexts.insertVariable }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '[companyName]' }));
  expect(subject.value).toBe('[companyName] candidate available');
  expect(screen.queryByRole('menuitem', { name: '[resumeLink]' })).toBeNull();
});

test('variables that nothing fills are named before sending, also those of the subject', () => {
  fireEvent.change(screen.getByLabelText(new RegExp(texts.subject)), {
    target: { value: 'For [clientFirstNme], [candidateName]' },
  });
  expect(screen.queryByText(texts.unknownVariables(['clientFirstNme']))).not.toBeNull();
});

import { afterEach, expect, test } from '@jest/globals';
import { privacyPageTexts as texts } from '@portal/domain/texts/privacy';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { FirebaseContext } from '../../firebase/firebase-context';
import { answerCalls, fakeHandle, succeeded, type ApiAnswer } from '../../testing/fake-api';
import { render } from '../../testing/render';
import { EraseDialog } from './erase-dialog';
import { ExportDialog } from './export-dialog';

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

const candidateKey = { organizationId: 'o', jobId: 'j', candidateId: 'c' };
const preview = { name: 'Jane Doe', candidates: [], marketingCandidates: 0, contacts: 0, keptContacts: 0, files: 0 };

const show = (dialog: ReactNode) =>
  render(
    <MemoryRouter>
      <FirebaseContext value={fakeHandle({ getIdToken: () => Promise.resolve('token') })}>{dialog}</FirebaseContext>
    </MemoryRouter>,
  );
const press = (name: string) => act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name }))));
const pressEscape = () => act(() => Promise.resolve(fireEvent.keyDown(document.body, { key: 'Escape' })));

/** A call without an answer, as while the dialog above asks for a recent proof. */
const unanswered = new Promise<ApiAnswer>(() => undefined);

test('Escape leaves an erasure open while it is being started', async () => {
  answerCalls((path) => (path === 'previewErasure' ? succeeded({ ...preview, others: 0, runId: '' }) : unanswered));
  let closed = 0;
  show(<EraseDialog candidateKey={candidateKey} runsHref="/" onClose={() => (closed += 1)} />);
  fireEvent.change(await screen.findByLabelText(texts.typeName('Jane Doe')), { target: { value: 'Jane Doe' } });
  await press(texts.erase);
  await pressEscape();
  expect(closed).toBe(0);
});

test('Escape leaves an export open while it is being started, and closes it before', async () => {
  answerCalls(() => unanswered);
  let closed = 0;
  show(<ExportDialog candidateKey={candidateKey} onClose={() => (closed += 1)} />);
  await pressEscape();
  expect(closed).toBe(1);
  await press(texts.exportStart);
  await pressEscape();
  expect(closed).toBe(1);
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadStateTexts } from '@portal/domain/texts/states';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode } from 'react';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { answerCalls, fakeHandle, succeeded, type MadeCall } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { LazyPanel } from './lazy-panel';

const handle = fakeHandle({ getIdToken: () => Promise.resolve('token') });
let calls: MadeCall[] = [];
beforeEach(() => {
  calls = answerCalls(() => succeeded({}));
  // React tells the console of every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Code that cannot be fetched, as after a release. */
const Gone = lazy(() => Promise.reject<{ default: () => ReactNode }>(new Error('no such chunk')));

const tryAgain = () => screen.findByRole('button', { name: loadStateTexts.tryAgain });
const partOf = (candidateId: string, children: ReactNode, onRetry: () => void = () => undefined) => (
  <FirebaseContext value={handle}>
    <textarea aria-label="Notes" defaultValue="" />
    <LazyPanel candidateId={candidateId} onRetry={onRetry}>
      {children}
    </LazyPanel>
  </FirebaseContext>
);

test('code that does not load is reported to the server; trying again reloads it, and the rest of the page stays', async () => {
  let retried = 0;
  render(
    partOf('one', <Gone />, () => {
      retried += 1;
    }),
  );
  await userEvent.type(screen.getByLabelText('Notes'), 'Calm');
  await userEvent.click(await tryAgain());
  expect(retried).toBe(1);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Calm');
  await waitFor(() => {
    expect(calls.map(({ body }) => body)).toMatchObject([{ error: { name: 'Error', place: 'part' }, message: '' }]);
  });
});

test('the failure of one candidate is none of the next', async () => {
  const { rerender } = render(partOf('one', <Gone />));
  await tryAgain();
  rerender(partOf('two', <p>Their files</p>));
  expect(screen.getByText('Their files')).toBeDefined();
});

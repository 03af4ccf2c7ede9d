import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { serverTexts } from '@portal/domain/texts/server';
import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { answerCalls, fakeHandle, refused, succeeded, type ApiAnswer } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { RegradeButton } from './regrade-button';

const before = globalThis.fetch;
let answer: ApiAnswer | Promise<ApiAnswer>;
let calls: ReturnType<typeof answerCalls>;
beforeEach(() => {
  calls = answerCalls(() => answer);
  render(
    <FirebaseContext value={fakeHandle({ getIdToken: () => Promise.resolve('token') })}>
      <Notifications />
      <RegradeButton candidateKey={{ organizationId: 'o', jobId: 'j', candidateId: 'c' }} />
    </FirebaseContext>,
  );
});
afterEach(() => {
  globalThis.fetch = before;
  notifications.clean();
});
const press = () => userEvent.click(screen.getByRole('button', { name: 'Grade again' }));

test('grades by the call of the parsing service, with the indexes of the organization', async () => {
  answer = succeeded({ Value: { Grades: { c: { weightedScore: 40 } } } });
  await press();
  expect(await screen.findByText(serverTexts.resumeGraded)).not.toBeNull();
  expect(calls).toEqual([
    {
      path: 'gradeResumeById',
      body: {
        documentId: 'j',
        jobIndexId: 'o_Jobs',
        IndexIdsToSearchInto: ['o_Resumes'],
        FilterCriteria: { DocumentIds: ['c'] },
      },
    },
  ]);
});

test('while it grades nobody can press it, and the keyboard comes back to it', async () => {
  let arrive: (given: ApiAnswer) => void = () => undefined;
  answer = new Promise<ApiAnswer>((resolve) => (arrive = resolve));
  await press();
  const button = screen.getByRole('button', { name: 'Grade again' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button).toHaveProperty('disabled', true);
  // A browser takes the focus from what is disabled.
  button.blur();
  arrive(succeeded({ Value: { Grades: { c: { weightedScore: 40 } } } }));
  expect(await screen.findByText(serverTexts.resumeGraded)).not.toBeNull();
  await waitFor(() => {
    expect(document.activeElement).toBe(button);
  });
});

test('a refusal is shown, and the button can be pressed again', async () => {
  answer = refused('unavailable', { userMessage: 'The parsing service does not answer at the moment.' });
  await press();
  expect(await screen.findByText('The parsing service does not answer at the moment.')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Grade again' }).hasAttribute('disabled')).toBe(false);
});

test('an answer without a grade is no success', async () => {
  answer = succeeded({ Value: { Grades: {} } });
  await press();
  expect(await screen.findByText(scoreTexts.failed)).not.toBeNull();
  expect(screen.queryByText(serverTexts.resumeGraded)).toBeNull();
});

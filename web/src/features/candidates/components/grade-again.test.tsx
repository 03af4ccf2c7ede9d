import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { serverTexts } from '@portal/domain/texts/server';
import { Notifications, notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { answerCalls, fakeHandle, refused, succeeded, type ApiAnswer } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { GradeAgain } from './grade-again';

const before = globalThis.fetch;
let answer: ApiAnswer;
let calls: ReturnType<typeof answerCalls>;
beforeEach(() => {
  calls = answerCalls(() => answer);
  render(
    <FirebaseContext value={fakeHandle({ getIdToken: () => Promise.resolve('token') })}>
      <Notifications />
      <GradeAgain candidateKey={{ organizationId: 'o', jobId: 'j', candidateId: 'c' }} />
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

test('a refusal is told, and the button can be pressed again', async () => {
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

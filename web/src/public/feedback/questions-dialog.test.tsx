import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { sendStateTexts } from '@portal/domain/texts/states';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answerCalls, goOffline, reconnect } from '../../testing/connection';
import { showDialogs } from '../../testing/dialogs';
import { feedbackForm, noCustom } from '../../testing/feedback-form';
import { callPublic } from '../api/call';
import { viewer } from '../viewer/public-viewer';
import QuestionsDialog from './questions-dialog';
import type { ResumeVote } from './resume-vote';

let server: ReturnType<typeof answerCalls>;
/** The feedback that arrived at the server. */
const arrived = () => server.arrived.map(({ answers }) => (answers as { approve: boolean }).approve);
let submitted = 0;

beforeAll(showDialogs);
beforeEach(() => {
  submitted = 0;
  localStorage.clear();
  goOffline();
  server = answerCalls({ copySent: false });
});
afterEach(() => {
  server.stop();
});

const questions = feedbackForm({
  custom: noCustom,
  thumbsUp: { whyApprove: true, schedule: false },
  thumbsDown: { whyDecline: true, suggestion: false },
  email: { show: false, required: false },
  terms: { show: false, required: false },
});

function Page() {
  const [isOpen, setOpen] = useState(true);
  const [choice, setChoice] = useState<ResumeVote>('positive');
  return (
    <QuestionsDialog
      isOpen={isOpen}
      questions={questions}
      choice={choice}
      sendAnswers={(answers, duration) =>
        callPublic('submitFeedback', {
          ...{ publicToken: 'abcdefghij', candidateId: 'c', accessCode: '' },
          ...{ answers, duration, viewer: viewer.get() },
        })
      }
      openedAt={0}
      onSwitch={setChoice}
      onClose={() => {
        setOpen(false);
      }}
      onSubmitted={() => {
        submitted += 1;
      }}
    />
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Skills' }));
  await press(feedbackTexts.submit);
};

async function submitWithoutConnection() {
  const { unmount } = render(<Page />);
  await answer();
  expect((await screen.findByRole('alert')).textContent).toBe(sendStateTexts.notSent);
  return { unmount };
}

const isSilent = () =>
  waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });

test('feedback that waits for the connection is sent once online', async () => {
  await submitWithoutConnection();
  await reconnect();
  await waitFor(() => {
    expect([arrived(), submitted]).toEqual([[true], 1]);
  });
});

test('another vote meanwhile is the one that is sent, once it is submitted', async () => {
  await submitWithoutConnection();
  await press(feedbackTexts.decline);
  await isSilent();
  await reconnect();
  expect(arrived()).toEqual([]);
  await answer();
  await waitFor(() => {
    expect([arrived(), submitted]).toEqual([[false], 1]);
  });
});

test('an answer that changes meanwhile is not sent as it was', async () => {
  await submitWithoutConnection();
  await userEvent.click(screen.getByRole('radio', { name: 'Education' }));
  await isSilent();
  await reconnect();
  expect(arrived()).toEqual([]);
});

test.each([
  ['closed', () => press(feedbackTexts.close)],
  ['gone', null],
])('nothing waits any longer once the dialog is %s', async (_how, close) => {
  const { unmount } = await submitWithoutConnection();
  if (close) await close();
  else unmount();
  await reconnect();
  expect([arrived(), submitted]).toEqual([[], 0]);
});

import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { sendStateTexts } from '@portal/domain/texts/states';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { feedbackForm, noCustom } from './feedback-fixture';
import QuestionsDialog from './questions-dialog';
import type { ResumeVote } from './resume-vote';

const connection = jest.spyOn(navigator, 'onLine', 'get');
const before = globalThis.fetch;
/** The opinions that arrived at the server. */
let arrived: boolean[] = [];
let submitted = 0;

beforeAll(() => {
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  [arrived, submitted] = [[], 0];
  localStorage.clear();
  connection.mockReturnValue(false);
  globalThis.fetch = (_input, init) => {
    if (!navigator.onLine) return Promise.reject(new TypeError('no connection'));
    const { answers } = JSON.parse(typeof init?.body === 'string' ? init.body : '') as {
      answers: { approve: boolean };
    };
    arrived.push(answers.approve);
    const body = { success: true, data: { copySent: false } };
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) } as Response);
  };
});
afterEach(() => {
  globalThis.fetch = before;
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
      resumeKey={{ publicToken: 'abcdefghij', candidateId: 'c', accessCode: '' }}
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

async function reconnect() {
  connection.mockReturnValue(true);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
}

const isSilent = () =>
  waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });

test('feedback that waits for the connection goes out as soon as there is one', async () => {
  await submitWithoutConnection();
  await reconnect();
  await waitFor(() => {
    expect([arrived, submitted]).toEqual([[true], 1]);
  });
});

test('another opinion meanwhile is the one that is sent, once it is submitted', async () => {
  await submitWithoutConnection();
  await press(feedbackTexts.decline);
  await isSilent();
  await reconnect();
  expect(arrived).toEqual([]);
  await answer();
  await waitFor(() => {
    expect([arrived, submitted]).toEqual([[false], 1]);
  });
});

test('an answer that is changed meanwhile is not sent as it was', async () => {
  await submitWithoutConnection();
  await userEvent.click(screen.getByRole('radio', { name: 'Education' }));
  await isSilent();
  await reconnect();
  expect(arrived).toEqual([]);
});

test.each([
  ['closed', () => press(feedbackTexts.close)],
  ['gone', null],
])('nothing waits any longer once the dialog is %s', async (_how, close) => {
  const { unmount } = await submitWithoutConnection();
  if (close) await close();
  else unmount();
  await reconnect();
  expect([arrived, submitted]).toEqual([[], 0]);
});

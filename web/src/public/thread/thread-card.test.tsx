import { afterEach, expect, test } from '@jest/globals';
import type { ViewerThread } from '@portal/domain/contracts/threads-api';
import { threadTexts as texts } from '@portal/domain/texts/threads';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ToastProvider } from '../components/toast';
import ThreadCard from './thread-card';

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

const empty: ViewerThread = { state: 'open', asksWho: false, messages: [], staffReadAt: 0 };
const message = (text: string) => ({ id: text, isOwn: false, authorName: 'Rita', text, createdAt: 1 });
const resumeKey = { publicToken: 'link', candidateId: 'c', accessCode: '' };

/** Shows a thread of which the server says later what the function returns. @returns how often it was asked. */
function show(first: ViewerThread, later: () => ViewerThread) {
  const calls = { count: 0 };
  globalThis.fetch = () => {
    calls.count += 1;
    return Promise.resolve(Response.json({ success: true, data: later() }));
  };
  render(
    <ToastProvider>
      <ThreadCard resumeKey={resumeKey} first={first} agency="Alder" />
    </ToastProvider>,
  );
  return calls;
}

const comeBack = () => fireEvent(document, new Event('visibilitychange'));

test('a thread without a message can be begun, and what comes meanwhile appears by itself', async () => {
  show(empty, () => ({ ...empty, messages: [message('She can start in May.')] }));
  expect(screen.getByRole('button', { name: texts.send })).toBeDefined();
  await waitFor(() => {
    comeBack();
    expect(screen.getByText('She can start in May.')).toBeDefined();
  });
});

test('a failed look keeps what is shown', async () => {
  const calls = show({ ...empty, messages: [message('Hello')] }, () => {
    throw new Error('no connection');
  });
  await waitFor(() => {
    comeBack();
    expect(calls.count).toBeGreaterThan(0);
  });
  expect(screen.getByText('Hello')).toBeDefined();
});

test('where viewers are asked for nothing, nothing is shown and nothing asked', () => {
  const calls = show({ ...empty, state: 'off' }, () => empty);
  comeBack();
  expect(calls.count).toBe(0);
  expect(screen.queryByText(texts.title)).toBeNull();
});

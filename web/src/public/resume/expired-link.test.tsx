import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { sendStateTexts } from '@portal/domain/texts/states';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, goOffline, reconnect } from '../../testing/connection';
import ExpiredLink from './expired-link';

let server: ReturnType<typeof answerCalls>;
/** The emails for which access was requested. */
const asked = () => server.arrived.map(({ email }) => email);

beforeEach(() => {
  localStorage.clear();
  goOffline();
  server = answerCalls({ requested: true });
});
afterEach(() => {
  server.stop();
});

/** Each test has a link of its own, because the page remembers a request. */
let links = 0;
const newLink = () => ({ publicToken: `link-${(links += 1)}`, candidateId: 'c', accessCode: '' });
const field = () => screen.getByLabelText<HTMLInputElement>(publicResumeTexts.requestPrompt);
const request = () => userEvent.click(screen.getByRole('button', { name: publicResumeTexts.request }));

async function requestWithoutConnection(email: string, resumeKey = newLink()) {
  const { unmount } = render(<ExpiredLink resumeKey={resumeKey} contact={null} />);
  // The page keeps the email of an earlier request.
  await userEvent.clear(field());
  await userEvent.type(field(), email);
  await request();
  expect((await screen.findByRole('alert')).textContent).toBe(sendStateTexts.notSent);
  return { unmount };
}

test('a request that waits for the connection is sent once online', async () => {
  await requestWithoutConnection('ann@client.example');
  await reconnect();
  expect(await screen.findByText(publicResumeTexts.requested)).toBeDefined();
  expect(asked()).toEqual(['ann@client.example']);
});

test('an email that is corrected meanwhile is the one that is sent, once it is requested', async () => {
  await requestWithoutConnection('an@client.example');
  await userEvent.clear(field());
  await userEvent.type(field(), 'ann@client.example');
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
  await reconnect();
  expect(asked()).toEqual([]);
  await request();
  expect(await screen.findByText(publicResumeTexts.requested)).toBeDefined();
  expect(asked()).toEqual(['ann@client.example']);
});

test('nothing waits any longer once the page is left', async () => {
  const { unmount } = await requestWithoutConnection('ann@client.example');
  unmount();
  await reconnect();
  expect(asked()).toEqual([]);
});

test('a request is remembered', async () => {
  const link = newLink();
  const { unmount } = await requestWithoutConnection('ann@client.example', link);
  await reconnect();
  await screen.findByText(publicResumeTexts.requested);
  unmount();
  render(<ExpiredLink resumeKey={link} contact={null} />);
  expect(screen.getByText(publicResumeTexts.requested)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { sendStateTexts } from '@portal/domain/texts/states';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ExpiredLink from './expired-link';

const connection = jest.spyOn(navigator, 'onLine', 'get');
const before = globalThis.fetch;
/** The addresses for which the server was asked. */
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  localStorage.clear();
  connection.mockReturnValue(false);
  globalThis.fetch = (_input, init) => {
    if (!navigator.onLine) return Promise.reject(new TypeError('no connection'));
    const { email } = JSON.parse(typeof init?.body === 'string' ? init.body : '') as { email: string };
    asked.push(email);
    const body = { success: true, data: { requested: true } };
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) } as Response);
  };
});
afterEach(() => {
  globalThis.fetch = before;
});

const resumeKey = { publicToken: 'abcdefghij', candidateId: 'c', accessCode: '' };
const field = () => screen.getByLabelText<HTMLInputElement>(publicResumeTexts.requestPrompt);
const request = () => userEvent.click(screen.getByRole('button', { name: publicResumeTexts.request }));

async function requestWithoutConnection(email: string) {
  const { unmount } = render(<ExpiredLink resumeKey={resumeKey} contact={null} />);
  // The page remembers the address of an earlier request.
  await userEvent.clear(field());
  await userEvent.type(field(), email);
  await request();
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

test('a request that waits for the connection goes out as soon as there is one', async () => {
  await requestWithoutConnection('ann@client.example');
  await reconnect();
  expect(await screen.findByText(publicResumeTexts.requested)).toBeDefined();
  expect(asked).toEqual(['ann@client.example']);
});

test('an address that is corrected meanwhile is the one that is sent, once it is asked for', async () => {
  await requestWithoutConnection('an@client.example');
  await userEvent.clear(field());
  await userEvent.type(field(), 'ann@client.example');
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
  await reconnect();
  expect(asked).toEqual([]);
  await request();
  expect(await screen.findByText(publicResumeTexts.requested)).toBeDefined();
  expect(asked).toEqual(['ann@client.example']);
});

test('nothing waits any longer once the page is left', async () => {
  const { unmount } = await requestWithoutConnection('ann@client.example');
  unmount();
  await reconnect();
  expect(asked).toEqual([]);
});

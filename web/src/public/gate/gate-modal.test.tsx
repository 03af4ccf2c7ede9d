import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { errorKinds, PortalError } from '@portal/domain/errors/portal-error';
import { gateTexts } from '@portal/domain/texts/public-profile';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showDialogs } from '../../testing/dialogs';
import GateModal from './gate-modal';

const fetchOfBrowser = globalThis.fetch;
beforeAll(showDialogs);
afterEach(() => {
  cleanup();
  globalThis.fetch = fetchOfBrowser;
});

const noTerms = { isShown: false, isRequired: false, linkText: '', linkUrl: '' };

/** Fills in the first step of a gate, and sends it to a server that answers so. */
async function submit(status: number, body: object) {
  const answer = { ok: status < 400, status, json: () => Promise.resolve(body) };
  globalThis.fetch = () => Promise.resolve(answer as Response);
  const passes: string[] = [];
  render(
    <GateModal gate={{ title: gateTexts.title, terms: noTerms }} data="code" onPassed={(pass) => passes.push(pass)} />,
  );
  await userEvent.type(screen.getByLabelText(gateTexts.email), 'ann@client.example');
  await userEvent.type(screen.getByLabelText(gateTexts.companyName), 'Acme');
  const button = screen.getByRole('button', { name: gateTexts.next });
  await userEvent.click(button);
  await waitFor(() => {
    expect(button.getAttribute('aria-busy')).not.toBe('true');
  });
  expect(passes).toEqual([]);
}

test('a gate that the browser closes opens again', () => {
  render(<GateModal gate={{ title: gateTexts.title, terms: noTerms }} data="code" onPassed={() => undefined} />);
  const gate = screen.getByRole<HTMLDialogElement>('dialog');
  gate.close();
  expect(gate.open).toBe(true);
});

test('an error shows the message of the server, and the form stays', async () => {
  await submit(400, new PortalError('invalidRequest', { userMessage: 'We do not know this company.' }).toAnswer());
  expect((await screen.findByRole('alert')).textContent).toBe('We do not know this company.');
  expect(screen.getByLabelText<HTMLInputElement>(gateTexts.email).value).toBe('ann@client.example');
});

test('an answer without success ends the loading, and says nothing', async () => {
  await submit(200, { success: false, message: errorKinds.internal.message });
  expect(screen.queryByRole('alert')).toBeNull();
});

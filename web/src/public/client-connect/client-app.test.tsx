import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ClientPlace } from '@portal/domain/contracts/client-api';
import { clientTexts as texts } from '@portal/domain/texts/client-connect';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showDialogs } from '../../testing/dialogs';
import { ToastProvider } from '../components/toast';
import { unbranded } from '../theme/theme-variables';
import { ClientApp } from './client-app';

const before = globalThis.fetch;
const place = (contactId: string, companyName: string, organizationName: string): ClientPlace => ({
  organizationId: organizationName.toLowerCase(),
  contactId,
  companyName,
  theme: { ...unbranded, organizationName, websiteURL: '', browserTitle: '', logo: null },
});
const places = [place('c1', 'Acme', 'Alder'), place('c2', 'Globex', 'Birch')];
const session = { email: 'ann@acme.example', name: 'Ann', hasPassword: false, canSetPassword: true, places };
const jobOf = (title: string) => ({
  ...{ jobId: 'j', title, isOpen: true, createdAt: null, accountManager: '', candidates: 2, news: 1 },
});

type Answers = Partial<Record<string, (body: Record<string, string>) => { status: number; body: object }>>;
const good = (data: unknown) => ({ status: 200, body: { success: true, data } });
const ended = { status: 401, body: { name: 'unauthenticated', success: false, code: 401, message: texts.accessEnded } };
const down = { status: 503, body: { name: 'unavailable', success: false, code: 503, message: 'Later' } };

function answer(answers: Answers): void {
  globalThis.fetch = (input, init) => {
    const name = (typeof input === 'string' ? input : '').split('/').at(-1) ?? '';
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<string, string>;
    const { status, body: data } = answers[name]?.(body) ?? good(null);
    return Promise.resolve(Response.json(data, { status }));
  };
}

const jobs = ({ contactId = '' }: Record<string, string>) =>
  good({ jobs: [jobOf(contactId === 'c1' ? 'Nurse' : 'Welder')], next: '', canAddJob: false, activity: null });

beforeEach(() => {
  window.history.replaceState(null, '', '/client');
});
afterEach(() => {
  globalThis.fetch = before;
});

test('a contact of two companies chooses one, and switches without signing out', async () => {
  answer({ session: () => good(session), jobs });
  render(<ClientApp />);
  await userEvent.click(await screen.findByRole('button', { name: /Acme/ }));
  expect(await screen.findByText('Nurse')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText(texts.switchPlace), 'Globex · Birch');
  expect(await screen.findByText('Welder')).toBeDefined();
  expect(screen.queryByText('Nurse')).toBeNull();
  expect(window.location.pathname).toBe('/client/birch/c2');
});

test('access that has ended leads to the sign-in, with a sentence', async () => {
  let isOpen = true;
  const [only] = places;
  answer({
    session: () => (isOpen ? good({ ...session, places: [only] }) : ended),
    jobs: (body) => (isOpen ? jobs(body) : ended),
  });
  render(<ClientApp />);
  expect(await screen.findByText('Nurse')).toBeDefined();
  isOpen = false;
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByText(texts.accessEnded)).toBeDefined();
  expect(screen.getByRole('button', { name: texts.mailCode })).toBeDefined();
});

test('a link that has expired offers a new code', async () => {
  window.history.replaceState(null, '', '/client#code=v1.old');
  answer({
    openLoginLink: () => good({ state: 'expired', email: 'ann@acme.example', theme: null }),
    renewLoginLink: () => good({ attempt: 'a', email: 'ann@acme.example' }),
  });
  render(<ClientApp />);
  expect(await screen.findByText(texts.linkExpired)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: texts.newLink }));
  expect(await screen.findByLabelText(texts.code)).toBeDefined();
});

test('without a connection the list stays, says so, and is up to date again after Retry', async () => {
  const [only] = places;
  window.history.replaceState(null, '', '/client/alder/c1');
  let isOnline = true;
  answer({
    session: () => good({ ...session, places: [only] }),
    jobs: () => (isOnline ? jobs({ contactId: 'c1' }) : down),
  });
  render(<ClientApp />);
  expect(await screen.findByText('Nurse')).toBeDefined();
  expect(screen.queryByText(texts.outdated)).toBeNull();
  isOnline = false;
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByText(texts.outdated)).toBeDefined();
  expect(screen.getByText('Nurse')).toBeDefined();
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: texts.retry }));
  expect(await screen.findByText('Nurse')).toBeDefined();
  await waitFor(() => {
    expect(screen.queryByText(texts.outdated)).toBeNull();
  });
});

test('a job shows its notes, and without a list of candidates says how they are opened', async () => {
  const [only] = places;
  window.history.replaceState(null, '', '/client/alder/c1/jobs/j');
  const notes = { label: 'Good to know', items: [{ id: 'n', text: 'Parking is free', createdAt: null }] };
  const job = {
    ...jobOf('Nurse'),
    columns: [],
    mustHaves: [],
    hasList: false,
    rows: [],
    activity: null,
    canShare: false,
    notes,
    version: '1',
  };
  answer({
    session: () => good({ ...session, places: [only] }),
    job: () => good(job),
    jobVersion: () => good({ version: '1' }),
  });
  render(<ClientApp />);
  expect(await screen.findByText(texts.noList)).toBeDefined();
  expect(screen.getByRole('region', { name: 'Good to know' }).textContent).toContain('Parking is free');
});

test('signing out that fails does not look done', async () => {
  showDialogs();
  const [only] = places;
  const fails = { status: 503, body: { name: 'unavailable', success: false, code: 503, message: 'No connection' } };
  answer({ session: () => good({ ...session, places: [only] }), jobs, signOut: () => fails });
  render(
    <ToastProvider>
      <ClientApp />
    </ToastProvider>,
  );
  expect(await screen.findByText('Nurse')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: texts.account }));
  await userEvent.click(screen.getByRole('button', { name: texts.signOutEverywhere }));
  expect(await screen.findByText('No connection')).toBeDefined();
  expect(screen.queryByText('Nurse')).not.toBeNull();
});

import { expect, test } from '@jest/globals';
import { PortalError } from '@portal/domain/errors/portal-error';
import { maxJobDescriptionLength } from '@portal/domain/jobs/job';
import { minJobDescriptionLength } from '@portal/domain/jobs/job-description';
import { formTexts } from '@portal/domain/texts/form';
import { jobTexts } from '@portal/domain/texts/jobs';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goOffline, reconnect } from '../../../testing/connection';
import { render } from '../../../testing/render';
import { PasteDescription } from './paste-description';

const description = 'Senior engineer for our payments team. Five years of Go and PostgreSQL, in Oslo or remote.';

async function paste(text: string, onParse: (text: string) => Promise<void>) {
  render(<PasteDescription initialDescription="" onParse={onParse} />);
  if (text) {
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

function neverParsed(): Promise<void> {
  return Promise.reject(new Error('was parsed'));
}

test.each([
  ['nothing', '', formTexts.required],
  ['three words', 'we need somebody', formTexts.tooShort(minJobDescriptionLength)],
  ['200,000 characters', 'nurses '.repeat(28_572), formTexts.tooLong(maxJobDescriptionLength)],
])('%s is refused at the field', async (_what, text, message) => {
  await paste(text, neverParsed);
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('passes the description on without the space around it', async () => {
  const parsed: string[] = [];
  await paste(`\n  ${description}  \n`, (text) => {
    parsed.push(text);
    return Promise.resolve();
  });
  expect(parsed).toEqual([description]);
});

test('a failure is shown and the pasted text stays', async () => {
  await paste(description, () => Promise.reject(new PortalError('unavailable')));
  expect((await screen.findByRole('alert')).textContent).toBe(new PortalError('unavailable').userMessage);
  expect(screen.getByRole('textbox')).toHaveProperty('value', description);
});

test('without a connection it says so, and parses once the connection is back', async () => {
  goOffline();
  const parsed: string[] = [];
  await paste(description, (text) => {
    if (!navigator.onLine) return Promise.reject(new PortalError('unavailable'));
    parsed.push(text);
    return Promise.resolve();
  });
  expect(await screen.findByText(jobTexts.waitingForConnection)).toBeDefined();
  expect(parsed).toEqual([]);

  await reconnect();
  await waitFor(() => {
    expect(parsed).toEqual([description]);
  });
  expect(screen.queryByText(jobTexts.waitingForConnection)).toBeNull();
});

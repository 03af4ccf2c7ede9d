import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { PortalError } from '@portal/domain/errors/portal-error';
import { downloadTexts } from '@portal/domain/texts/server';
import { Notifications, notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentFile } from '../../../components/document/document-file';
import { render } from '../../../testing/render';
import { useDownload } from './use-download';

const file: DocumentFile = { bytes: new Uint8Array([1]), fileName: 'a.pdf', contentType: 'application/pdf' };
let saved: string[];

beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
});
afterEach(() => {
  act(() => {
    notifications.clean();
  });
});

function Downloads({ load }: { load: (signal: AbortSignal) => Promise<DocumentFile> }) {
  const { busy, start, cancel } = useDownload();
  return (
    <>
      <Notifications />
      <button onClick={() => void start('pdf', load)}>{busy === '' ? 'Download' : 'Loading'}</button>
      <button onClick={cancel}>Cancel</button>
    </>
  );
}

async function download(load: (signal: AbortSignal) => Promise<DocumentFile>): Promise<void> {
  render(<Downloads load={load} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
}

test('a file that came is handed to the browser', async () => {
  await download(() => Promise.resolve(file));
  expect(saved).toEqual(['a.pdf']);
  expect(await screen.findByRole('button', { name: 'Download' })).toBeDefined();
});

test.each([
  ['what the server says', new PortalError('notFound', { userMessage: downloadTexts.notFound }), 'File does not exist'],
  [
    'a PDF that could not be made',
    new PortalError('internal', { userMessage: downloadTexts.pdfFailed }),
    'Could not download PDF. Please try again later.',
  ],
  ['a lost connection', new TypeError('Failed to fetch'), 'Network error occurred. Please try again later.'],
  ['no answer', new PortalError('unavailable'), 'Network error occurred. Please try again later.'],
])('a failure is told: %s', async (_name, error, message) => {
  await download(() => Promise.reject(error));
  expect(await screen.findByText(message)).toBeDefined();
  expect(saved).toEqual([]);
});

test('a canceled download gives a message and no file', async () => {
  await download(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new DOMException('aborted', 'AbortError'));
        });
      }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('User canceled download')).toBeDefined();
  expect(saved).toEqual([]);
});

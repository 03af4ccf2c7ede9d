import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { sendStateTexts } from '@portal/domain/texts/states';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goOffline, goOnline, reconnect } from '../../testing/connection';
import { uploadResume } from '../api/upload-resume';
import { UploadCard } from './upload-card';

/** The network's outcomes of the uploads, in order. */
type Fate = { status: number; body: unknown } | 'lost';
let fates: Fate[] = [];
let sent = 0;
let urls: string[] = [];
let uploaded = 0;

/** Replaces the network: each upload has its outcome as soon as it is sent. */
class OneFateRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  response: unknown = null;
  readonly open = (_method: string, url: string) => {
    urls.push(url);
  };
  readonly abort = () => this.dispatchEvent(new Event('abort'));
  readonly send = () => {
    sent += 1;
    const fate = fates.shift();
    if (fate === undefined) return;
    if (fate !== 'lost') {
      this.status = fate.status;
      this.response = fate.body;
    }
    this.dispatchEvent(new Event(fate === 'lost' ? 'error' : 'load'));
  };
}

const before = globalThis.XMLHttpRequest;
beforeEach(() => {
  [sent, uploaded, urls] = [0, 0, []];
  globalThis.XMLHttpRequest = OneFateRequest as unknown as typeof XMLHttpRequest;
  goOnline();
});
afterEach(() => {
  globalThis.XMLHttpRequest = before;
});

async function send(...given: Fate[]) {
  fates = given;
  const { container } = render(
    <UploadCard
      title={publicJobTexts.applyTitle}
      agreement=""
      send={(upload, options) =>
        uploadResume({ call: 'uploadResume', names: { publicToken: 'abcdefghij', jobId: 'j' } }, upload, options)
      }
      uploadedText={publicJobTexts.uploaded}
      onUploaded={() => {
        uploaded += 1;
      }}
    />,
  );
  const input = container.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no file input');
  await userEvent.upload(input, new File(['Jane'], 'jane.pdf', { type: 'application/pdf' }));
  await userEvent.click(screen.getByRole('button', { name: publicJobTexts.upload }));
}

const done: Fate = { status: 200, body: { success: true, data: { uploaded: true } } };

test('a lost connection is shown, the file stays, and it is sent again once online', async () => {
  goOffline();
  await send('lost', done);
  expect(screen.getByRole('status').textContent).toBe(sendStateTexts.notSent);
  expect(screen.queryByText('jane.pdf')).not.toBeNull();
  expect(uploaded).toBe(0);
  await reconnect();
  await waitFor(() => {
    expect(uploaded).toBe(1);
  });
  expect(sent).toBe(2);
});

test('canceling while offline keeps the file and shows no failure', async () => {
  goOffline();
  await send('lost', done);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('status')).toBeNull();
  });
  expect(screen.queryByText('jane.pdf')).not.toBeNull();
  expect(screen.queryByText(publicJobTexts.uploadFailed)).toBeNull();
  expect(sent).toBe(1);
});

test("an unreadable file shows the server's message, and may be sent again", async () => {
  const message = 'This file is empty.';
  await send({ status: 422, body: { name: 'unusableFile', message, success: false, code: 422 } }, done);
  expect((await screen.findByText(message)).closest('[role=alert]')?.textContent).toContain(
    publicJobTexts.uploadFailed,
  );
  await userEvent.click(screen.getByRole('button', { name: publicJobTexts.upload }));
  await waitFor(() => {
    expect(uploaded).toBe(1);
  });
});

const doubted = (uploaded: boolean): Fate => ({
  status: 200,
  body: { success: true, data: { uploaded, doubtedFiles: ['jane.pdf'] } },
});
const question = 'This does not look like a resume. Keep it?';

test('a file that does not look like a resume is sent again once the applicant keeps it', async () => {
  await send(doubted(false), done);
  expect((await screen.findByText(question)).getAttribute('role')).toBe('status');
  expect(uploaded).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  await waitFor(() => {
    expect(uploaded).toBe(1);
  });
  expect(urls.map((url) => url.includes('isConfirmed=true'))).toEqual([false, true]);
});

test.each([
  ['is done when other files of the archive were added', true, 1],
  ['asks for another file when nothing was added', false, 0],
])('discarding %s', async (_, isAnyAdded, expected) => {
  await send(doubted(isAnyAdded));
  await screen.findByText(question);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(question)).toBeNull();
  expect(screen.queryByText('jane.pdf')).toBeNull();
  expect([uploaded, sent]).toEqual([expected, 1]);
});

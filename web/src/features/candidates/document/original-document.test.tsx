import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { PortalError } from '@portal/domain/errors/portal-error';
import { viewerChecks } from '@portal/domain/profiles/viewer-checks';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { highlightTexts } from '@portal/domain/texts/highlights';
import { attachmentTexts } from '@portal/domain/texts/profiles';
import { downloadTexts } from '@portal/domain/texts/server';
import { screen, waitFor } from '@testing-library/react';
import type { User as Account } from 'firebase/auth';
import { MemoryRouter } from 'react-router';
import { AuthStateContext } from '../../../firebase/auth-state';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { fakeHandle, refused } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { OriginalDocument } from './original-document';

const before = globalThis.fetch;
const candidateKey = { organizationId: 'o', jobId: 'j', candidateId: 'c' };
/** The candidate's files by id: text, or nothing where the file is gone. */
let files: Record<string, string>;

/** The network: an address for each file that is there, and the file behind it. */
beforeEach(() => {
  globalThis.fetch = (input, init) => {
    if (typeof input === 'string') {
      const bytes = new TextEncoder().encode(files[input]);
      return Promise.resolve({
        ok: true,
        status: 200,
        arrayBuffer: () => Promise.resolve(bytes),
      } as unknown as Response);
    }
    const { fileId } = JSON.parse(typeof init?.body === 'string' ? init.body : '') as { fileId: string };
    const isThere = fileId in files;
    const answer = { url: fileId, fileName: `${fileId}.txt`, contentType: 'text/plain' };
    const refusal = new PortalError('notFound', { userMessage: downloadTexts.notFound });
    return Promise.resolve({
      ok: isThere,
      status: isThere ? 200 : refusal.status,
      json: () => Promise.resolve(isThere ? { success: true, data: answer } : refusal.toAnswer()),
    } as Response);
  };
});
afterEach(() => {
  globalThis.fetch = before;
});

/** Somebody signed in whose session goes on, or not. */
const goingOn = { getIdToken: () => Promise.resolve('token') };

function show(fileId: string, handle = fakeHandle(goingOn)) {
  const parsing: ResumeParsing = {
    parsed: parsedResumeSchema.cast({ text: 'read' }, { assert: false }),
    keys: null,
    fileId,
    html: '',
    grade: null,
    gradedFor: '',
    parsedAt: null,
    gradedAt: null,
    gradeFailedAt: null,
  };
  const screenOf = (signIns: number) => (
    <AuthStateContext
      value={{ status: 'signedIn', authUser: {} as Account, isEmailVerified: true, isExpired: false, signIns }}
    >
      <FirebaseContext value={handle}>
        <MemoryRouter>
          <OriginalDocument candidateKey={candidateKey} sha256="x" parsing={parsing} />
        </MemoryRouter>
      </FirebaseContext>
    </AuthStateContext>
  );
  const { rerender } = render(screenOf(0));
  return {
    signInAgain: () => {
      rerender(screenOf(1));
    },
  };
}

test('shows the file that was parsed, and its name where it is not the resume', async () => {
  files = { resume: 'The resume.', letter: 'The letter.' };
  show('letter');
  expect(await screen.findByText('The letter.')).toBeDefined();
  expect(screen.queryByText(highlightTexts.parsedFrom('letter.txt'))).not.toBeNull();
});

test('when the parsed attachment is gone it says so and shows the resume', async () => {
  files = { resume: 'The resume.' };
  show('letter');
  expect(await screen.findByText('The resume.')).toBeDefined();
  expect(screen.queryByText(highlightTexts.parsedFileGone)).not.toBeNull();
  expect(screen.queryByText(/^Parsed from/)).toBeNull();
});

test('when the resume itself is gone it says that the file does not exist, and another try is not offered', async () => {
  files = {};
  show('resume');
  expect(await screen.findByText(downloadTexts.notFound)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('while the session is over it waits, and shows the file after the next sign-in', async () => {
  files = { resume: 'The resume.' };
  const handle = fakeHandle();
  let renewals = 0;
  const ended = {
    getIdToken: (isForced = false) => {
      if (!isForced) return Promise.resolve('old');
      renewals += 1;
      Object.assign(handle.auth, { currentUser: null });
      return Promise.reject(new Error('auth/user-token-expired'));
    },
  };
  Object.assign(handle.auth, { currentUser: ended });
  const ofNetwork = globalThis.fetch;
  globalThis.fetch = () => {
    const { status, body } = refused('unauthenticated');
    return Promise.resolve({ ok: false, status, json: () => Promise.resolve(body) } as Response);
  };
  const { signInAgain } = show('resume', handle);
  await waitFor(() => {
    expect(renewals).toBe(1);
  });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  globalThis.fetch = ofNetwork;
  Object.assign(handle.auth, { currentUser: goingOn });
  signInAgain();
  expect(await screen.findByText('The resume.')).toBeDefined();
});

test('after a passing failure it says so, and loads the file by itself', async () => {
  files = { resume: 'The resume.' };
  const ofNetwork = globalThis.fetch;
  const { status, body } = refused('internal');
  globalThis.fetch = () => Promise.resolve({ ok: false, status, json: () => Promise.resolve(body) } as Response);
  show('resume');
  expect(await screen.findByText(attachmentTexts.noDownloadUrl)).toBeDefined();
  globalThis.fetch = ofNetwork;
  expect(await screen.findByText('The resume.', {}, { timeout: 2 * viewerChecks.core.intervalMs })).toBeDefined();
});

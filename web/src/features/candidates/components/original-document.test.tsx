import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { PortalError } from '@portal/domain/errors/portal-error';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { highlightTexts } from '@portal/domain/texts/highlights';
import { downloadTexts } from '@portal/domain/texts/server';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { fakeHandle } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { OriginalDocument } from './original-document';

const before = globalThis.fetch;
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

function show(fileId: string) {
  const parsing: ResumeParsing = {
    parsed: parsedResumeSchema.cast({ text: 'read' }, { assert: false }),
    keys: null,
    fileId,
    html: '',
    grade: null,
    gradedFor: '',
    parsedAt: null,
    gradedAt: null,
  };
  const currentUser = { getIdToken: () => Promise.resolve('token') };
  render(
    <FirebaseContext value={fakeHandle(currentUser)}>
      <MemoryRouter>
        <OriginalDocument
          candidateKey={{ organizationId: 'o', jobId: 'j', candidateId: 'c' }}
          sha256="x"
          parsing={parsing}
        />
      </MemoryRouter>
    </FirebaseContext>,
  );
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

test('when the resume itself is gone it says that the file does not exist', async () => {
  files = {};
  show('resume');
  expect(await screen.findByText(downloadTexts.notFound)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeNull();
});

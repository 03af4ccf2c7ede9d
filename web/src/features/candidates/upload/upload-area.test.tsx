import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../../../testing/render';
import { UploadArea } from './upload-area';
import type { DoubtAnswer, DuplicateAnswer, Upload } from './upload';

const upload: Upload = {
  id: 'u',
  fileName: 'cv.pdf',
  size: 10,
  phase: 'waiting',
  progress: 0,
  message: '',
  candidateId: '',
  score: null,
  duplicates: [],
  isInterrupted: false,
  isRetryable: false,
  reading: null,
  scan: null,
};

function show(
  uploads: Partial<Upload>[],
  handlers: {
    onAdd?: (files: File[]) => void;
    onClear?: () => void;
    onRetry?: (ids: readonly string[]) => void;
    onCancel?: (ids: readonly string[]) => void;
    onAnswer?: (ids: readonly string[], answer: DuplicateAnswer) => void;
    onDoubtAnswer?: (ids: readonly string[], answer: DoubtAnswer) => void;
  } = {},
) {
  return render(
    <UploadArea
      uploads={uploads.map((changes, index) => ({ ...upload, id: `u${index}`, ...changes }))}
      onAdd={handlers.onAdd ?? (() => undefined)}
      onClear={handlers.onClear ?? (() => undefined)}
      onRetry={handlers.onRetry ?? (() => undefined)}
      onCancel={handlers.onCancel ?? (() => undefined)}
      onAnswer={handlers.onAnswer ?? (() => undefined)}
      onDoubtAnswer={handlers.onDoubtAnswer ?? (() => undefined)}
    />,
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Uploads' })).getAllByRole('listitem');

afterEach(() => {
  jest.restoreAllMocks();
});

test('each file shows how far it has come, or what is wrong with it', () => {
  show([
    { fileName: 'a.pdf', phase: 'uploading', progress: 0.4 },
    { fileName: 'b.pdf', phase: 'grading' },
    { fileName: 'c.pdf', phase: 'done' },
    { fileName: 'd.pdf', phase: 'failed', message: 'This file is empty.' },
  ]);
  expect(rows().map((row) => row.textContent)).toEqual([
    'a.pdfUploading',
    'b.pdfGrading',
    'c.pdfDone',
    'd.pdfThis file is empty.',
  ]);
  expect(rows().map((row) => row.style.order)).toEqual(['', '', '', '-1']);
  expect(screen.getByRole('progressbar', { name: 'a.pdf: Uploading' }).getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByText('2 of 4 files, 1 could not be added')).toBeDefined();
  // Nobody can tell how much of a resume is read or graded already.
  expect(screen.getByRole('progressbar', { name: 'b.pdf: Grading' }).hasAttribute('aria-valuenow')).toBe(false);
});

test('a resume of which content may be missing says so, and what', () => {
  show([{ phase: 'done', reading: { gaps: ['missingPositions', 'emptyPage'], years: ['2014'], scannedPages: 0 } }]);
  expect(rows()[0]?.textContent).toBe(
    'cv.pdfDoneThis resume may not have been read completely. Check it. Possibly missing: positions (2014), the text of a page',
  );
});

test('a scan shows the page that is being read, and afterwards that it is one', () => {
  show([
    { phase: 'parsing', scan: { page: 2, pages: 3 } },
    { phase: 'done', reading: { gaps: [], years: [], scannedPages: 3 } },
  ]);
  expect(rows().map((row) => row.textContent)).toEqual(['cv.pdfReading page 2 of 3', 'cv.pdfDoneRead from a scan']);
  const bar = screen.getByRole('progressbar', { name: 'cv.pdf: Reading page 2 of 3' });
  expect(bar.getAttribute('aria-valuenow')).toBe('33');
});

test('the place to drop on is a button, which the keyboard comes to and presses to choose files', async () => {
  const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
  show([]);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Drop resumes here/ }));
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
});

test('files that failed through no fault of their own can be tried again, one or all', async () => {
  const onRetry = jest.fn();
  const failed = { phase: 'failed', isRetryable: true } as const;
  show([{ ...failed, fileName: 'a.pdf' }, { ...failed, fileName: 'b.pdf' }, { phase: 'failed' }], { onRetry });
  await userEvent.click(screen.getByRole('button', { name: 'Try again: b.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try all again' }));
  expect(onRetry.mock.calls).toEqual([[['u1']], [['u0', 'u1']]]);
});

test('a file whose connection is lost says that it is not saved and tried again', () => {
  show([{ phase: 'parsing', isInterrupted: true }]);
  expect(rows()[0]?.textContent).toBe('cv.pdfNot saved. Trying again…');
});

test('without a network every file on its way says so, finished ones do not', async () => {
  show([{ phase: 'uploading' }, { phase: 'done' }]);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  await waitFor(() => {
    expect(rows().map((row) => row.textContent)).toEqual(['cv.pdfNot saved. Trying again…', 'cv.pdfDone']);
  });
});

test('finished files can be cleared, and only then', async () => {
  let cleared = 0;
  const { unmount } = show([{ phase: 'parsing' }]);
  expect(screen.getByRole('button', { name: 'Clear finished' })).toHaveProperty('disabled', true);
  unmount();
  show([{ phase: 'done' }], { onClear: () => (cleared += 1) });
  await userEvent.click(screen.getByRole('button', { name: 'Clear finished' }));
  expect(cleared).toBe(1);
});

test('a file can be canceled by keyboard as long as no candidate is made of it, and all of them at once', async () => {
  const canceled: (readonly string[])[] = [];
  const onCancel = (ids: readonly string[]) => {
    canceled.push(ids);
  };
  show(
    (['waiting', 'uploading', 'expanding', 'parsing', 'adding', 'grading', 'done', 'failed', 'canceled'] as const).map(
      (phase) => ({ fileName: phase, phase }),
    ),
    { onCancel },
  );
  const buttons = screen.getAllByRole('button', { name: /^Cancel upload: / });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    ['waiting', 'uploading', 'expanding', 'parsing'].map((phase) => `Cancel upload: ${phase}`),
  );
  buttons[1]?.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(rows()[1]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel all' }));
  expect(canceled).toEqual([['u1'], ['u0', 'u1', 'u2', 'u3']]);
});

test('accepts every dropped file: the queue reports what is wrong with one', async () => {
  const added: string[] = [];
  const { container } = show([], {
    onAdd: (files) => {
      added.push(...files.map(({ name }) => name));
    },
  });
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('there is no file input');
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.pdf'), new File(['x'], 'b.exe')] } });
  await waitFor(() => {
    expect(added).toEqual(['a.pdf', 'b.exe']);
  });
});

test('a duplicate is asked about in its row, and several of them at once', async () => {
  const answers: [readonly string[], DuplicateAnswer][] = [];
  const duplicates = [{ candidateId: 'old', fullName: 'Jane Doe', reason: 'email' as const }];
  show(
    [
      { fileName: 'a.pdf', phase: 'asking', duplicates },
      { fileName: 'b.pdf', phase: 'asking', duplicates: [{ candidateId: 'old', fullName: '', reason: 'file' }] },
    ],
    { onAnswer: (ids, answer) => answers.push([ids, answer]) },
  );
  expect(rows().map((row) => row.textContent)).toEqual([
    'a.pdfThe same email as Jane Doe of this job.Keep bothReplace resumeSkip',
    'b.pdfThe same file as a candidate of this job.Keep bothReplace resumeSkip',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Replace resume: a.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Skip: 2 candidates are there already' }));
  expect(answers).toEqual([
    [['u0'], 'replace'],
    [['u0', 'u1'], 'skip'],
  ]);
});

test('when all files are done, the list folds to a line with the scores, best first', async () => {
  show([
    { fileName: 'a.pdf', phase: 'done', score: 13 },
    { fileName: 'b.pdf', phase: 'done', score: 52 },
  ]);
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  expect(screen.getByText(/^Scores:/).textContent).toBe('Scores:10025');
  await userEvent.click(screen.getByRole('button', { name: 'Show files' }));
  expect(rows()).toHaveLength(2);
});

test('files dropped anywhere on the page are added', () => {
  const added: File[][] = [];
  show([], { onAdd: (files) => added.push(files) });
  const dataTransfer = { types: ['Files'], files: [new File(['x'], 'a.pdf')] };
  fireEvent.dragOver(document.body, { dataTransfer });
  expect(screen.getByText(/^Drop resumes anywhere/)).toBeDefined();
  fireEvent.drop(document.body, { dataTransfer });
  expect(added.flat().map(({ name }) => name)).toEqual(['a.pdf']);
  expect(screen.queryByText(/^Drop resumes anywhere/)).toBeNull();
});

test('documents that do not look like resumes are asked about, one by one or all at once', async () => {
  const answers: unknown[] = [];
  show(
    [
      { fileName: 'invoice.pdf', phase: 'confirming' },
      { fileName: 'letter.pdf', phase: 'confirming' },
    ],
    { onDoubtAnswer: (ids, answer) => answers.push([ids, answer]) },
  );
  expect(rows()[0]?.textContent).toContain('This does not look like a resume. Keep it?');
  await userEvent.click(screen.getByRole('button', { name: 'Keep: invoice.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: /^Discard: These files/ }));
  expect(answers).toEqual([
    [['u0'], 'keep'],
    [['u0', 'u1'], 'discard'],
  ]);
});

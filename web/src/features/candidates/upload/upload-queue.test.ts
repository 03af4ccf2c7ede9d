import { describe, expect, test } from '@jest/globals';
import { PortalError } from '@portal/domain/errors/portal-error';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import type { AddOutcome, UploadPhase, UploadSteps } from './upload';
import { maxUploadsInFlight, UploadQueue } from './upload-queue';

function file(name: string, size = 10): File {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

const added: AddOutcome = { duplicates: [], isDoubted: false };

function stepsWith(changes: Partial<UploadSteps> = {}): UploadSteps {
  let number = 0;
  return {
    newId: () => `id-${(number += 1)}`,
    stage: (given, uploadId) =>
      Promise.resolve({ fileName: given.name, stagedPath: `staging/${uploadId}`, size: given.size }),
    expand: () => Promise.resolve([]),
    parse: (_file, candidateId) => Promise.resolve({ person: candidateId }),
    add: () => Promise.resolve(added),
    replace: () => Promise.resolve(0),
    grade: () => Promise.resolve(40),
    discard: () => Promise.resolve(),
    connection: () => Promise.resolve(),
    ...changes,
  };
}

/** Resolves as soon as nothing is on its way any more. */
function finished(queue: UploadQueue): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!queue.isActive) resolve();
    };
    queue.subscribe(check);
    check();
  });
}

describe('UploadQueue', () => {
  test('takes each file through its steps to the end', async () => {
    const phases: string[] = [];
    const queue = new UploadQueue(stepsWith());
    queue.subscribe(() => {
      const phase = queue.snapshot()[0]?.phase;
      if (phase && phases.at(-1) !== phase) phases.push(phase);
    });
    queue.enqueue([file('a.pdf')]);
    await finished(queue);
    expect(phases).toEqual(['waiting', 'uploading', 'parsing', 'adding', 'grading', 'done']);
  });

  test('a scan shows the page that is being read', async () => {
    const shown: unknown[] = [];
    const queue = new UploadQueue(
      stepsWith({
        parse: (_file, _candidateId, onScan) => {
          onScan({ page: 2, pages: 3 });
          return Promise.resolve({ person: 'p' });
        },
      }),
    );
    queue.subscribe(() => {
      const { phase, scan } = queue.snapshot()[0] ?? {};
      if (phase === 'parsing' && scan) shown.push(scan);
    });
    queue.enqueue([file('scan.tiff')]);
    await finished(queue);
    expect(shown[0]).toEqual({ page: 2, pages: 3 });
  });

  test('a picture that cannot be read is refused with what to do', () => {
    const queue = new UploadQueue(stepsWith());
    queue.enqueue([file('photo.HEIC')]);
    expect(queue.snapshot()[0]).toMatchObject({ phase: 'failed', message: uploadFaultTexts.heic });
  });

  test('a file that fails says why, leaves nothing, and the others go on', async () => {
    const discarded: string[] = [];
    const queue = new UploadQueue(
      stepsWith({
        parse: ({ fileName }) =>
          fileName === 'bad.pdf'
            ? Promise.reject(new PortalError('unusableFile', { userMessage: uploadFaultTexts.encrypted }))
            : Promise.resolve({ person: 'p' }),
        discard: ({ fileName }) => {
          discarded.push(fileName);
          return Promise.resolve();
        },
      }),
    );
    queue.enqueue([file('bad.pdf'), file('good.docx')]);
    await finished(queue);
    expect(queue.snapshot().map(({ fileName, phase, message }) => [fileName, phase, message])).toEqual([
      ['bad.pdf', 'failed', uploadFaultTexts.encrypted],
      ['good.docx', 'done', ''],
    ]);
    expect(discarded).toEqual(['bad.pdf']);
  });

  test('a zip that cannot be opened says why, and does not stay behind', async () => {
    const discarded: [string, string][] = [];
    const queue = new UploadQueue(
      stepsWith({
        expand: () => Promise.reject(new PortalError('unusableFile', { userMessage: uploadFaultTexts.nothingUsable })),
        discard: ({ fileName }, documentId) => {
          discarded.push([fileName, documentId]);
          return Promise.resolve();
        },
      }),
    );
    queue.enqueue([file('holiday-photos.zip')]);
    await finished(queue);
    expect(queue.snapshot().map(({ phase, message }) => [phase, message])).toEqual([
      ['failed', uploadFaultTexts.nothingUsable],
    ]);
    expect(discarded).toEqual([['holiday-photos.zip', '']]);
  });

  test.each([
    ['a.exe', 10, uploadFaultTexts.unsupportedType],
    ['a.pdf', 0, uploadFaultTexts.empty],
    ['a.pdf', 26_214_401, uploadFaultTexts.tooLarge],
  ])('refuses %s of %d bytes without sending it', (name, size, message) => {
    const queue = new UploadQueue(stepsWith({ stage: () => Promise.reject(new Error('was sent')) }));
    queue.enqueue([file(name, size)]);
    expect(queue.snapshot()[0]).toMatchObject({ phase: 'failed', message });
  });

  test('an archive becomes a row for each of its entries', async () => {
    const queue = new UploadQueue(
      stepsWith({
        expand: () =>
          Promise.resolve([
            { fileName: 'one.pdf', stagedPath: 's/1', size: 5 },
            { fileName: 'two.exe', fault: uploadFaultTexts.unsupportedType },
          ]),
      }),
    );
    queue.enqueue([file('all.zip')]);
    await finished(queue);
    expect(queue.snapshot().map(({ fileName, phase }) => [fileName, phase])).toEqual([
      ['one.pdf', 'done'],
      ['two.exe', 'failed'],
    ]);
  });

  test('waits for the connection and goes on where it was', async () => {
    let attempts = 0;
    const queue = new UploadQueue(
      stepsWith({
        add: () => {
          attempts += 1;
          return attempts < 3 ? Promise.reject(new PortalError('unavailable')) : Promise.resolve(added);
        },
      }),
    );
    queue.enqueue([file('a.pdf')]);
    await finished(queue);
    expect(attempts).toBe(3);
    expect(queue.snapshot()[0]?.phase).toBe('done');
  });

  test('a failure of the server, not of the file, can be tried again', async () => {
    let isDown = true;
    const parsed: string[] = [];
    const queue = new UploadQueue(
      stepsWith({
        parse: ({ fileName }, candidateId) => {
          if (fileName === 'bad.pdf') return Promise.reject(new PortalError('unusableFile'));
          if (isDown) return Promise.reject(new PortalError('internal'));
          parsed.push(candidateId);
          return Promise.resolve({ person: candidateId });
        },
      }),
    );
    queue.enqueue([file('a.pdf'), file('bad.pdf')]);
    await finished(queue);
    expect(queue.snapshot().map(({ phase, isRetryable }) => [phase, isRetryable])).toEqual([
      ['failed', true],
      ['failed', false],
    ]);
    isDown = false;
    const failed = queue.snapshot().map(({ id }) => id);
    queue.retry(failed);
    queue.retry(failed);
    await finished(queue);
    expect(queue.snapshot().map(({ fileName, phase }) => [fileName, phase])).toEqual([
      ['a.pdf', 'done'],
      ['bad.pdf', 'failed'],
    ]);
    expect(parsed).toHaveLength(1);
  });

  test('never has more than a few files in flight', async () => {
    let current = 0;
    let most = 0;
    const queue = new UploadQueue(
      stepsWith({
        parse: async () => {
          current += 1;
          most = Math.max(most, current);
          await Promise.resolve();
          current -= 1;
          return { person: '' };
        },
      }),
    );
    queue.enqueue(Array.from({ length: 30 }, (_, index) => file(`${index}.pdf`)));
    await finished(queue);
    expect(queue.snapshot().every(({ phase }) => phase === 'done')).toBe(true);
    expect(most).toBeLessThanOrEqual(maxUploadsInFlight);
  });

  describe('canceled uploads', () => {
    /** Drops one file, cancels it in a phase, and lets it run out. */
    async function canceledIn(phase: string, name: string, changes: Partial<UploadSteps> = {}) {
      const calls: string[] = [];
      const queue = new UploadQueue(
        stepsWith({
          stage: ({ name: fileName, size }, uploadId, { signal }) => {
            calls.push('stage');
            return signal.aborted
              ? Promise.reject(new PortalError('unavailable'))
              : Promise.resolve({ fileName, stagedPath: `staging/${uploadId}`, size });
          },
          expand: () => Promise.resolve([{ fileName: 'one.pdf', stagedPath: 'staging/one', size: 5 }]),
          parse: () => {
            calls.push('parse');
            return Promise.resolve({ person: 'p' });
          },
          add: () => {
            calls.push('add');
            return Promise.resolve(added);
          },
          discard: ({ stagedPath }, documentId) => {
            calls.push(`discard ${stagedPath} ${documentId}`.trim());
            return Promise.resolve();
          },
          ...changes,
        }),
      );
      let isDone = false;
      queue.subscribe(() => {
        const [upload] = queue.snapshot();
        if (isDone || upload?.phase !== phase) return;
        isDone = true;
        queue.cancel([upload.id]);
      });
      queue.enqueue([file(name)]);
      await finished(queue);
      // What is under way goes on to its end, with nothing that would tell of it.
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
      return { calls, phases: queue.snapshot().map((upload) => upload.phase) };
    }

    test.each([
      ['waiting', 'a.pdf', []],
      ['parsing', 'a.pdf', ['stage', 'discard staging/id-1 id-2']],
      ['expanding', 'a.zip', ['stage', 'discard staging/id-1', 'discard staging/one']],
    ])('while %s leave nothing behind', async (phase, name, expected) => {
      expect(await canceledIn(phase, name)).toEqual({ calls: expected, phases: ['canceled'] });
    });

    test('while uploading end the upload, which is not tried again', async () => {
      let attempts = 0;
      const stage: UploadSteps['stage'] = (_file, _id, { signal }) => {
        attempts += 1;
        return new Promise((_resolve, reject) => {
          const end = () => {
            reject(new PortalError('unavailable'));
          };
          if (signal.aborted) end();
          else signal.addEventListener('abort', end);
        });
      };
      expect(await canceledIn('uploading', 'a.pdf', { stage })).toEqual({ calls: [], phases: ['canceled'] });
      expect(attempts).toBe(1);
    });

    test('while being parsed are never added', async () => {
      const queued: { queue?: UploadQueue } = {};
      const calls: string[] = [];
      const queue = new UploadQueue(
        stepsWith({
          parse: () => {
            queued.queue?.cancel(queued.queue.snapshot().map(({ id }) => id));
            return Promise.resolve({ person: 'p' });
          },
          add: () => {
            calls.push('add');
            return Promise.resolve(added);
          },
          discard: (_file, documentId) => {
            calls.push(`discard ${documentId}`);
            return Promise.resolve();
          },
        }),
      );
      queued.queue = queue;
      queue.enqueue([file('a.pdf')]);
      await finished(queue);
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
      expect(calls).toEqual(['discard id-2']);
    });

    test('of which a candidate is being made go on', async () => {
      expect(await canceledIn('adding', 'a.pdf')).toEqual({ calls: ['stage', 'parse', 'add'], phases: ['done'] });
    });
  });

  describe('candidates who are there already', () => {
    const jane = { candidateId: 'old', fullName: 'Jane Doe', reason: 'email' as const };

    async function asked(changes: Partial<UploadSteps> = {}) {
      const calls: string[] = [];
      const queue = new UploadQueue(
        stepsWith({
          add: (_file, candidateId, { onDuplicate }) => {
            calls.push(`add ${onDuplicate} ${candidateId}`);
            return Promise.resolve({ ...added, duplicates: onDuplicate === 'ask' ? [jane] : [] });
          },
          replace: (_file, documentId, candidateId) => {
            calls.push(`replace ${documentId} ${candidateId}`);
            return Promise.resolve(2);
          },
          grade: (candidateId) => {
            calls.push(`grade ${candidateId}`);
            return Promise.resolve(40);
          },
          discard: (_file, candidateId) => {
            calls.push(`discard ${candidateId}`);
            return Promise.resolve();
          },
          ...changes,
        }),
      );
      queue.enqueue([file('a.pdf')]);
      await new Promise<void>((resolve) => {
        queue.subscribe(() => {
          if (queue.snapshot()[0]?.phase === 'asking') resolve();
        });
      });
      return { queue, calls };
    }

    test('nothing goes on, and leaving is warned of, until somebody answers', async () => {
      const { queue, calls } = await asked();
      expect(queue.snapshot()[0]).toMatchObject({ phase: 'asking', duplicates: [jane] });
      expect(queue.isActive).toBe(true);
      queue.clearFinished();
      expect(queue.snapshot()).toHaveLength(1);
      expect(calls).toEqual(['add ask id-2']);
    });

    test.each([
      ['keep', 'done', ['add keep id-2', 'grade id-2']],
      ['replace', 'done', ['replace id-2 old']],
      ['skip', 'skipped', ['discard id-2']],
    ] as const)('%s', async (answer, phase, further) => {
      const { queue, calls } = await asked();
      const [upload] = queue.snapshot();
      queue.answer([upload?.id ?? ''], answer);
      queue.answer([upload?.id ?? ''], answer);
      await finished(queue);
      expect(queue.snapshot()[0]?.phase).toBe(phase);
      expect(queue.snapshot()[0]?.message).toBe(answer === 'replace' ? '2 corrections kept' : '');
      expect(calls.slice(1)).toEqual(further);
    });

    test('two resumes of one person in one drop are added one after the other, others together', async () => {
      let adding = 0;
      const together = new Map<string, number>();
      const queue = new UploadQueue(
        stepsWith({
          parse: ({ fileName }) => Promise.resolve({ person: fileName.startsWith('jane') ? 'jane' : fileName }),
          add: async ({ fileName }) => {
            adding += 1;
            await Promise.resolve();
            await Promise.resolve();
            together.set(fileName, adding);
            adding -= 1;
            return added;
          },
        }),
      );
      queue.enqueue([file('jane-1.pdf'), file('jane-2.pdf')]);
      await finished(queue);
      expect([...together.values()]).toEqual([1, 1]);
      queue.enqueue([file('ann.pdf'), file('bob.pdf')]);
      await finished(queue);
      expect(together.get('ann.pdf')).toBe(2);
    });
  });
  describe('documents that do not look like resumes', () => {
    const jane = { candidateId: 'old', fullName: 'Jane Doe', reason: 'email' as const };
    const reached = (queue: UploadQueue, phase: UploadPhase) =>
      new Promise<string>((resolve) => {
        const check = () => {
          const [upload] = queue.snapshot();
          if (upload?.phase === phase) resolve(upload.id);
        };
        queue.subscribe(check);
        check();
      });

    function doubting(duplicates: AddOutcome['duplicates'] = []) {
      const calls: string[] = [];
      const queue = new UploadQueue(
        stepsWith({
          add: (_file, candidateId, { onDuplicate, isConfirmed }) => {
            calls.push(`add ${candidateId} ${onDuplicate}${isConfirmed ? ' confirmed' : ''}`);
            return Promise.resolve(
              isConfirmed
                ? { duplicates: onDuplicate === 'ask' ? duplicates : [], isDoubted: false }
                : { ...added, isDoubted: true },
            );
          },
          discard: (_file, candidateId) => {
            calls.push(`discard ${candidateId}`);
            return Promise.resolve();
          },
        }),
      );
      queue.enqueue([file('invoice.pdf')]);
      return { queue, calls };
    }

    test.each([
      ['keep', 'done', ['add id-2 ask', 'add id-2 ask confirmed']],
      ['discard', 'skipped', ['add id-2 ask', 'discard id-2']],
    ] as const)('wait for an answer, and are done after %s', async (answer, phase, expected) => {
      const { queue, calls } = doubting();
      const id = await reached(queue, 'confirming');
      expect(queue.isActive).toBe(true);
      queue.answerDoubt([id], answer);
      queue.answerDoubt([id], answer);
      await finished(queue);
      expect(queue.snapshot()[0]?.phase).toBe(phase);
      expect(calls).toEqual(expected);
    });

    test('are still asked about as duplicates once they are kept', async () => {
      const { queue } = doubting([jane]);
      queue.answerDoubt([await reached(queue, 'confirming')], 'keep');
      queue.answer([await reached(queue, 'asking')], 'keep');
      await finished(queue);
      expect(queue.snapshot()[0]?.phase).toBe('done');
    });
  });
});

import { beforeEach, expect, test } from '@jest/globals';
import { uploadListTexts } from '@portal/domain/texts/candidates';
import { rememberUnfinished } from './remember-unfinished';
import { UploadQueue } from './upload-queue';
import type { UploadSteps } from './upload';

/** Steps of which the named one never ends. */
function stepsUntil(last: 'stage' | 'grade'): UploadSteps {
  let ids = 0;
  const never = () => new Promise<never>(() => undefined);
  return {
    newId: () => `id-${(ids += 1)}`,
    stage: (file) =>
      last === 'stage' ? never() : Promise.resolve({ fileName: file.name, stagedPath: file.name, size: 1 }),
    expand: never,
    parse: () => Promise.resolve({ person: '' }),
    add: () => Promise.resolve({ duplicates: [], isDoubted: false }),
    replace: never,
    grade: never,
    discard: () => Promise.resolve(),
    connection: never,
  };
}

const file = (name: string) => new File(['x'], name);
const noCandidate = () => Promise.resolve(false);
const rows = (queue: UploadQueue) => queue.snapshot().map(({ fileName, message }) => [fileName, message]);

/** A queue as a visit of the page makes it. */
async function visit(last: 'stage' | 'grade', isCandidate: (id: string) => Promise<boolean> = noCandidate) {
  const queue = new UploadQueue(stepsUntil(last));
  await rememberUnfinished(queue, 'a/job', isCandidate);
  return queue;
}

beforeEach(() => {
  sessionStorage.clear();
});

test('the next visit names the files that were not taken, until they are cleared', async () => {
  (await visit('stage')).enqueue([file('a.pdf'), file('b.pdf')]);
  const lost = [
    ['a.pdf', uploadListTexts.lost],
    ['b.pdf', uploadListTexts.lost],
  ];
  expect(rows(await visit('stage'))).toEqual(lost);
  const third = await visit('stage');
  expect(rows(third)).toEqual(lost);
  third.clearFinished();
  expect(rows(await visit('stage'))).toEqual([]);
});

test('a file that was being graded is a candidate', async () => {
  const queue = await visit('grade');
  await new Promise<void>((resolve) => {
    queue.subscribe(() => {
      if (queue.snapshot()[0]?.phase === 'grading') resolve();
    });
    queue.enqueue([file('a.pdf')]);
  });
  expect(rows(await visit('stage'))).toEqual([]);
});

test('a file whose candidate exists after all is not named', async () => {
  sessionStorage.setItem(
    'portal.uploads.a/job',
    JSON.stringify([
      { fileName: 'added.pdf', candidateId: 'added' },
      { fileName: 'lost.pdf', candidateId: 'lost' },
    ]),
  );
  const queue = await visit('stage', (id) => Promise.resolve(id === 'added'));
  expect(rows(queue)).toEqual([['lost.pdf', uploadListTexts.lost]]);
});

test('what else the storage holds is ignored', async () => {
  sessionStorage.setItem('portal.uploads.a/job', '{"a":1}');
  expect(rows(await visit('stage'))).toEqual([]);
});

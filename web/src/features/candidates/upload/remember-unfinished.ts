import { array, string } from 'yup';
import { record } from '@portal/domain/fields/model';
import { isFinished, isLost, type Upload } from './upload';
import type { UploadQueue } from './upload-queue';

const unfinishedSchema = array()
  .of(record({ fileName: string().required(), candidateId: string().default('') }))
  .required();

/**
 * Remembers which uploads are not candidates yet, until they are or the user clears them, so that the page can name them
 * after a reload in the middle of uploads. Their bytes are gone, so they cannot go on by themselves.
 * @param key names the job.
 * @param isCandidate whether a candidate exists: an upload may have reached the server before the page was left.
 * @param storage of this tab.
 */
export async function rememberUnfinished(
  queue: UploadQueue,
  key: string,
  isCandidate: (candidateId: string) => Promise<boolean>,
  storage: Storage = sessionStorage,
): Promise<void> {
  const storageKey = `portal.uploads.${key}`;
  const before = read(storage.getItem(storageKey));
  queue.subscribe(() => {
    const open = queue.snapshot().filter((upload) => isLost(upload) || isOpen(upload));
    const entries = open.map(({ fileName, candidateId }) => ({ fileName, candidateId }));
    if (entries.length === 0) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify(entries));
  });
  const isAdded = await Promise.all(
    before.map(async ({ candidateId }) => candidateId !== '' && isCandidate(candidateId).catch(() => false)),
  );
  queue.addLost(before.filter((_, index) => !isAdded[index]).map(({ fileName }) => fileName));
}

/** Whether the upload is not a candidate yet; a candidate that is being graded is one. */
function isOpen({ phase }: Upload): boolean {
  return !isFinished(phase) && phase !== 'grading';
}

function read(stored: string | null): { fileName: string; candidateId: string }[] {
  try {
    return unfinishedSchema.validateSync(JSON.parse(stored ?? '[]'));
  } catch {
    return [];
  }
}

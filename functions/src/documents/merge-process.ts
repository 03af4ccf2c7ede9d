import type { Deadline } from '@portal/matching/documents/limits';
import type { ProcessLimits } from '@portal/matching/process/watch-process';
import { mixed, number, object } from 'yup';
import type { Logger } from '../runtime/logger';
import { taskProcess, type TaskProcess } from '../runtime/task-process';
import type { MergeOutcome } from './merge-outcome';
import type { MergedFile, UnmergeableFile } from './merge-pdfs';

/** For sixty megabytes: the files and the PDF that is made of them, each more than once, stand beside what is built of them. */
const limits: ProcessLimits = { residentBytes: 768 * 1024 * 1024, milliseconds: 60_000 };

let merging: TaskProcess | null = null;

/**
 * Merges files in a process of its own, one merge at a time: the library builds everything that stands in a PDF, whether a
 * page shows it or not, and a small file can hold gigabytes of that.
 * @param options.deadline of the call that asks for it.
 * @throws DocumentError for files that break the process; PortalError `unavailable` when others keep it for too long, or the
 *   call has no time left.
 */
export function mergeInProcess(
  files: readonly MergedFile[],
  { log, deadline }: { log: Logger; deadline: Deadline },
): Promise<MergeOutcome> {
  merging ??= taskProcess({ log, limits });
  return merging.run('mergePdfs', files, readOutcome, deadline);
}

const outcomeSchema = object({
  bytes: mixed((bytes): bytes is Uint8Array => bytes instanceof Uint8Array),
  index: number(),
  reason: mixed<UnmergeableFile['reason']>().oneOf(['encrypted', 'damaged', 'tooLarge']),
}).noUnknown();

function readOutcome(value: unknown): MergeOutcome {
  const { bytes, index, reason } = outcomeSchema.validateSync(value, { strict: true });
  if (bytes) return { bytes };
  if (index !== undefined && reason) return { index, reason };
  throw new Error('neither a PDF nor what is wrong');
}

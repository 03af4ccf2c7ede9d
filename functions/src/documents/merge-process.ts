import { PortalError } from '@portal/domain/errors/portal-error';
import { mergeTexts } from '@portal/domain/texts/documents';
import { DocumentError } from '@portal/matching/documents/document-text';
import type { Deadline } from '@portal/matching/documents/limits';
import type { ProcessLimits } from '@portal/matching/process/watch-process';
import { mixed, number, object } from 'yup';
import type { Logger } from '../runtime/logger';
import { taskProcess, type TaskProcess } from '../runtime/task-process';
import type { MergeOutcome } from './merge-outcome';
import type { MergedFile, UnmergeableFile } from './merge-pdfs';

/**
 * Limits for sixty megabytes of files: memory has the files and the result, each more than once, and the parsed objects. The
 * time is a multiple of what that takes, and shorter than the wait of others, so that they get their turn after a hang.
 */
export const mergeLimits: ProcessLimits = { residentBytes: 768 * 1024 * 1024, milliseconds: 40_000 };

let merging: TaskProcess | null = null;

/**
 * Merges files in a separate process, one merge at a time. The library builds every object of a PDF, shown or not, and a
 * small file can contain gigabytes of them.
 * @param options.deadline of the call that asks for it.
 * @param options.tasks the process; the one of all calls when absent.
 * @throws PortalError `tooLarge` for files that take all memory, `unusableFile` for those that exceed the time or crash the
 *   process; `unavailable` when other merges take too long, or the call has no time left.
 */
export async function mergeInProcess(
  files: readonly MergedFile[],
  { log, deadline, tasks }: { log: Logger; deadline: Deadline; tasks?: TaskProcess },
): Promise<MergeOutcome> {
  merging ??= taskProcess({ log, limits: mergeLimits });
  try {
    return await (tasks ?? merging).run('mergePdfs', files, readOutcome, deadline);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const [kind, userMessage] =
      error.fault === 'tooLarge'
        ? (['tooLarge', mergeTexts.tooLarge] as const)
        : (['unusableFile', mergeTexts.unmergeable] as const);
    throw new PortalError(kind, { userMessage, detail: `files: ${error.fault}` });
  }
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

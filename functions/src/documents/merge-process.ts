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
 * For sixty megabytes: the files and the PDF that is made of them, each more than once, stand beside what is built of them.
 * The time is a multiple of what that takes, and less than others wait: they have their turn behind files that hang.
 */
export const mergeLimits: ProcessLimits = { residentBytes: 768 * 1024 * 1024, milliseconds: 40_000 };

let merging: TaskProcess | null = null;

/**
 * Merges files in a process of its own, one merge at a time: the library builds everything that stands in a PDF, whether a
 * page shows it or not, and a small file can hold gigabytes of that.
 * @param options.deadline of the call that asks for it.
 * @param options.tasks the process; the one of all calls when absent.
 * @throws PortalError `tooLarge` for files that take all memory, `unusableFile` for those that never come to an end or break
 *   the process otherwise; `unavailable` when others keep it for too long, or the call has no time left.
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

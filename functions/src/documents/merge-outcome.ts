import { mergePdfs, UnmergeableFile, type MergedFile } from './merge-pdfs';

/** One PDF, or the first file that cannot go in and why. */
export type MergeOutcome = { bytes: Uint8Array } | Pick<UnmergeableFile, 'index' | 'reason'>;

/** As {@link mergePdfs}, with what is wrong with a file as data: errors of a class do not leave their process. */
export async function mergeOutcome(files: readonly MergedFile[]): Promise<MergeOutcome> {
  try {
    return { bytes: await mergePdfs(files) };
  } catch (error) {
    if (!(error instanceof UnmergeableFile)) throw error;
    return { index: error.index, reason: error.reason };
  }
}

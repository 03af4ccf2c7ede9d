import { mergePdfs, UnmergeableFile, type MergedFile } from './merge-pdfs';

/** The merged PDF, or the first file that cannot be merged, with the reason. */
export type MergeOutcome = { bytes: Uint8Array } | Pick<UnmergeableFile, 'index' | 'reason'>;

/** As {@link mergePdfs}, with errors as data, because error classes are lost between processes. */
export async function mergeOutcome(files: readonly MergedFile[]): Promise<MergeOutcome> {
  try {
    return { bytes: await mergePdfs(files) };
  } catch (error) {
    if (!(error instanceof UnmergeableFile)) throw error;
    return { index: error.index, reason: error.reason };
  }
}

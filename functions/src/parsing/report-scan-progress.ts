import type { Store } from '../store/store';

/**
 * Writes how far the recognition of a scan is, for the upload's row.
 * @returns `onPage` for the pages, and `end` for when the file was read or failed. Neither throws: a row without progress
 *   is no reason to refuse a file.
 */
export function reportScanProgress(
  { scanProgress }: Pick<Store, 'scanProgress'>,
  { organizationId, documentId }: { organizationId: string; documentId: string },
): { onPage: (page: number, pages: number) => void; end: () => Promise<void> } {
  let written: Promise<unknown> | null = null;
  const after = (write: () => Promise<void>): Promise<unknown> =>
    Promise.resolve(written)
      .then(write)
      .catch(() => undefined);
  return {
    onPage: (page, pages) => {
      written = after(() => scanProgress.set(organizationId, documentId, { page, pages }));
    },
    end: async () => {
      if (written) await after(() => scanProgress.remove(organizationId, documentId));
    },
  };
}

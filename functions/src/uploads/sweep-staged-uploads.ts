import { removedFileRetentionMs } from '@portal/domain/constants/files';
import { dayMs } from '@portal/domain/constants/time';
import { isAttachmentPath } from '@portal/domain/paths/storage-paths';
import type { Ports } from '../runtime/ports';

const filesAtOnce = 200;
/** Time for a restore at the last moment to complete. */
const sweepMargin = 10 * 60 * 1_000;
/** Maximum documents and counters per run; the next run removes the rest. */
const documentsInOneRun = 2_000;

/**
 * Removes what was not used within a day: staged files, parsed documents without a candidate, old counters; and removed
 * attachments that were not restored.
 */
export async function sweepStagedUploads(ports: Pick<Ports, 'store' | 'files' | 'clock' | 'log'>): Promise<void> {
  const now = ports.clock.now();
  const files = await sweepFiles(ports, now - dayMs);
  const documents = await ports.store.parserDocuments.removeExpired(now, documentsInOneRun);
  const counters = await ports.store.rateLimits.removeExpired(now, 500);
  const attachments = await sweepAttachments(ports, now - removedFileRetentionMs - sweepMargin);
  ports.log.info('swept', { files, documents, counters, attachments });
}

async function sweepFiles(ports: Pick<Ports, 'files'>, before: number): Promise<number> {
  let removed = 0;
  let next: string | undefined;
  do {
    const page = await ports.files.list('staging/', { max: filesAtOnce, ...(next === undefined ? {} : { next }) });
    for (const file of page.files.filter(({ createdAt }) => createdAt < before)) {
      await ports.files.remove(file.path);
      removed += 1;
    }
    next = page.next ?? undefined;
  } while (next !== undefined);
  return removed;
}

/** Removes the bytes first, so that the next run finds what fails in between. */
async function sweepAttachments({ store, files }: Pick<Ports, 'store' | 'files'>, before: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const page = await store.attachments.removedBefore(before, filesAtOnce);
    for (const { path, content } of page) {
      if (isAttachmentPath(content)) await files.remove(content);
      await store.attachments.forget(path);
    }
    removed += page.length;
    if (page.length < filesAtOnce || removed >= documentsInOneRun) return removed;
  }
}

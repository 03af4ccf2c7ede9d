import type { Ports } from '../runtime/ports';

const day = 24 * 60 * 60 * 1_000;
const filesAtOnce = 200;
/** Of documents and counters in one run; what is left goes with the next. */
const documentsInOneRun = 2_000;

/** Removes what nobody took within a day: staged files, parsed documents without a candidate, old counters. */
export async function sweepStagedUploads(ports: Pick<Ports, 'store' | 'files' | 'clock' | 'log'>): Promise<void> {
  const now = ports.clock.now();
  const files = await sweepFiles(ports, now - day);
  const documents = await ports.store.parserDocuments.removeExpired(now, documentsInOneRun);
  const counters = await ports.store.rateLimits.removeExpired(now, 500);
  ports.log.info('swept', { files, documents, counters });
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

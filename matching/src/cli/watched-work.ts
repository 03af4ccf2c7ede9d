/** Message from the reading process to the one that enforces its limits: the work that begins now; null after it. */
export type WatchedWork = {
  /** Every process reads the `job` before its documents; a document is read by one process and has a row. */
  kind: 'document' | 'job';
  file: string;
} | null;

/** Runs work during which this process may be ended. A process started by hand is not watched. */
export async function watched<T>(work: NonNullable<WatchedWork>, act: () => Promise<T>): Promise<T> {
  const send = (message: WatchedWork): void => void process.send?.(message);
  send(work);
  try {
    return await act();
  } finally {
    send(null);
  }
}

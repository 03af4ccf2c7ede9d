/** What the process that reads tells the one that holds it to its limits: what is at work from now on; null after it. */
export type WatchedWork = {
  /** `job` is read by each process, before its documents; each document is read by one, and has a row. */
  kind: 'document' | 'job';
  file: string;
} | null;

/** Does something during which this process may be ended; nobody looks at one that was started by hand. */
export async function watched<T>(work: NonNullable<WatchedWork>, act: () => Promise<T>): Promise<T> {
  const tell = (message: WatchedWork): void => void process.send?.(message);
  tell(work);
  try {
    return await act();
  } finally {
    tell(null);
  }
}

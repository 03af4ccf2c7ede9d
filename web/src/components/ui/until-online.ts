/** Resolves when the browser has a connection, at once when it has one, or when `signal` says that nobody waits any more. */
export function untilOnline(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
    if (navigator.onLine || signal?.aborted) end();
  });
}

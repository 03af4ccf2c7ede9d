/** Resolves when the browser is online, at once when it is, or when `signal` aborts the wait. */
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

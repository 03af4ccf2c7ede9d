/** What the pages keep, whether or not the browser lets them. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/**
 * A browser storage that never throws. Where storage is blocked or full, things are remembered until the page is left.
 * @param open answers the storage; may itself throw, as reading `window.localStorage` does when cookies are blocked.
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    get(key) {
      try {
        return open().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set(key, value) {
      memory.set(key, value);
      try {
        open().setItem(key, value);
      } catch {
        // The memory has it.
      }
    },
  };
}

/** Kept until somebody clears the browser. */
export const lasting = safeStorage(() => window.localStorage);

/** Kept while this tab is open. */
export const ofThisTab = safeStorage(() => window.sessionStorage);

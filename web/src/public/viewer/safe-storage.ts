/** Storage of the pages, whether or not the browser allows it. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/**
 * A browser storage that never throws. Where storage is blocked or full, values are kept until the page is left.
 * @param open returns the storage; may itself throw, as reading `window.localStorage` does when cookies are blocked.
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

/** Kept until the user clears the browser's data. */
export const lasting = safeStorage(() => window.localStorage);

/** Kept while this tab is open. */
export const ofThisTab = safeStorage(() => window.sessionStorage);

import { useSyncExternalStore } from 'react';

/** The width below which the details cover the list; the same as in the style sheet. */
const narrow = window.matchMedia('(max-width: 940px)');

function subscribe(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange);
  return () => {
    narrow.removeEventListener('change', onChange);
  };
}

/** Whether the window is too narrow for a list and its details side by side. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}

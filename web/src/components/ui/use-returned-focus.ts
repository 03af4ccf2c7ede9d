import { useEffect, useRef, type RefObject } from 'react';

/**
 * What opens in the place of its button, or takes the keyboard from it, gives it back when it closes: to the button that
 * opened it, which may be drawn anew by then. Who has gone on to something else meanwhile stays there.
 * @returns what the button takes as its `ref`.
 */
export function useReturnedFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    if (wasOpen.current && !isOpen && (activeElement === null || activeElement === body)) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

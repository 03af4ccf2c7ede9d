import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the keyboard focus to the button that opened something in its place when that closes; the button may have
 * been rendered anew. Focus that has moved on stays there.
 * @returns the button's `ref`.
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

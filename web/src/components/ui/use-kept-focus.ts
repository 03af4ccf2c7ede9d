import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A button with a spinner is disabled, and a disabled button loses the keyboard focus. It gets the focus back when the
 * work is done, unless the user has moved it meanwhile.
 * @returns the button's `ref`.
 */
export function useKeptFocus(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === button.current;
  }, [isBusy]);
  useEffect(() => {
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) button.current?.focus();
  }, [isBusy]);
  return button;
}

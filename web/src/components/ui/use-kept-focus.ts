import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A button that shows a spinner is disabled, and a disabled button loses the focus of the keyboard to nobody. It gets it
 * back when the work is done, unless people have gone on to something else meanwhile.
 * @returns what the button takes as its `ref`.
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

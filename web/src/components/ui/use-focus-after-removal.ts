import { useEffect, useRef, type FocusEventHandler, type RefObject } from 'react';

/**
 * Moves the keyboard focus when its element is removed, such as an entry of a list or a button whose work is done,
 * unless something else has it already.
 * @param options.shown changes with what is there, such as the number of entries.
 * @param options.next what takes the focus. The page does not scroll for those who point.
 * @returns the event handlers of the element around it.
 */
export function useFocusAfterRemoval({
  shown,
  next,
}: {
  shown: number | string;
  next: RefObject<HTMLElement | null>;
}): {
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
} {
  const stood = useRef<'nowhere' | 'byPointer' | 'byKeyboard'>('nowhere');
  useEffect(() => {
    const { activeElement, body } = document;
    if (stood.current === 'nowhere' || (activeElement !== null && activeElement !== body)) return;
    next.current?.focus({ preventScroll: stood.current === 'byPointer' });
  }, [shown, next]);
  return {
    onFocus: ({ target }) => {
      stood.current = target.matches(':focus-visible') ? 'byKeyboard' : 'byPointer';
    },
    // A removed element fires no blur event; only what remains can tell.
    onBlur: () => {
      stood.current = 'nowhere';
    },
  };
}

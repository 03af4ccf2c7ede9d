import { useEffect, useRef, type FocusEventHandler, type RefObject } from 'react';

/**
 * What goes takes the focus of the keyboard with it: an entry of a list, or a button whose work is done. Whoever stood there
 * is given the next place then, unless something has the focus already.
 * @param options.shown changes with what is there, such as the number of entries: what goes may have taken the focus along.
 * @param options.next what takes the focus. The page stays where it is for those who point.
 * @returns what the element around it takes as its handlers.
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
    // What is taken away from under the focus tells nobody: only what is left does.
    onBlur: () => {
      stood.current = 'nowhere';
    },
  };
}

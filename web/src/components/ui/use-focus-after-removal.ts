import { useEffect, useRef, type FocusEventHandler, type RefObject } from 'react';

/**
 * An entry of a list that goes takes the focus of the keyboard with it. Whoever stood in the list is given its next place
 * then, unless something has the focus already.
 * @param options.count how many entries there are; fewer of them may have taken the focus along.
 * @param options.next what takes the focus. The page stays where it is for those who point.
 * @returns what the element around the list takes as its handlers.
 */
export function useFocusAfterRemoval({ count, next }: { count: number; next: RefObject<HTMLElement | null> }): {
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
} {
  const stood = useRef<'nowhere' | 'byPointer' | 'byKeyboard'>('nowhere');
  useEffect(() => {
    const { activeElement, body } = document;
    if (stood.current === 'nowhere' || (activeElement !== null && activeElement !== body)) return;
    next.current?.focus({ preventScroll: stood.current === 'byPointer' });
  }, [count, next]);
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

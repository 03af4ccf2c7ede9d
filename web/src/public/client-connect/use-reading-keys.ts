import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A swipe covers at least this many pixels sideways, and twice as many as up or down. */
const swipePixels = 70;

interface Steps {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/**
 * Goes to the previous and the next candidate by the arrow keys, and by a swipe on the element.
 * @returns the element's ref.
 */
export function useReadingKeys({ onPrevious, onNext }: Steps): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const steps = useRef<Steps>({ onPrevious, onNext });
  useLayoutEffect(() => {
    steps.current = { onPrevious, onNext };
  });
  // Before the page is painted: a key may be pressed as soon as it shows.
  useLayoutEffect(() => {
    const host = element.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      if (event.key === 'ArrowLeft') steps.current.onPrevious?.();
      if (event.key === 'ArrowRight') steps.current.onNext?.();
    };
    let start: Touch | undefined;
    const onStart = (event: TouchEvent) => {
      start = event.touches.length === 1 && !scrollsSideways(event.target) ? event.touches[0] : undefined;
    };
    const onEnd = (event: TouchEvent) => {
      const end = event.changedTouches[0];
      if (!start || !end) return;
      const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
      start = undefined;
      if (Math.abs(x) < swipePixels || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x > 0) steps.current.onPrevious?.();
      else steps.current.onNext?.();
    };
    window.addEventListener('keydown', onKey);
    host?.addEventListener('touchstart', onStart, { passive: true });
    host?.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      window.removeEventListener('keydown', onKey);
      host?.removeEventListener('touchstart', onStart);
      host?.removeEventListener('touchend', onEnd);
    };
  }, []);
  return element;
}

/** Keys belong to a field, and to an open dialog. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
}

/** A document that is wider than the screen is moved by the same gesture. */
function scrollsSideways(target: EventTarget | null): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== document.body; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth + 1 && getComputedStyle(at).overflowX !== 'visible') return true;
  }
  return false;
}

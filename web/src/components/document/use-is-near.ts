import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has come near the visible part of the page; stays true from then on.
 * @param margin how near, as CSS pixels: `300px`. Fixed for the life of the element.
 */
export function useIsNear(element: RefObject<HTMLElement | null>, margin: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element, margin]);
  return isNear;
}

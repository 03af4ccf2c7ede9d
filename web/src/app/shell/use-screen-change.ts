import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Behaves like the load of another page: the new screen starts at its top and gets the keyboard focus. A field that has
 * taken the focus keeps it; on Back the browser restores the position.
 * @param main the element that contains the screens.
 */
export function useScreenChange(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    if (navigation === NavigationType.Replace) return;
    if (navigation === NavigationType.Push) window.scrollTo(0, 0);
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, navigation, main]);
}

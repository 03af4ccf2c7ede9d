import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * What a browser does when it loads another page: the new screen starts at its top, and the keyboard goes on in it. A
 * field that has taken the focus keeps it; going back leaves the place to the browser.
 * @param main the part of the page in which screens stand.
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

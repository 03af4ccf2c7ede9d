import { useEffect } from 'react';
import { isLeaving } from '../../config/page-exit';

/** Makes the browser ask before the page is closed or reloaded while something would be lost; not for a sign-out. */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [isNeeded]);
}

import { useEffect } from 'react';

/** Calls when the viewer comes back to the page: from another tab or window, or by the browser's Back. @param onReturn stable. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'hidden') onReturn();
    };
    const lookIfKept = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', lookIfKept);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', lookIfKept);
    };
  }, [onReturn]);
}

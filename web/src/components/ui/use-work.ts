import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Runs the work of a control one piece at a time, so that pressing twice does it once; a control that is gone is not
 * updated. The work reports its own failures.
 */
export function useWork(): { isBusy: boolean; work: (task: () => Promise<unknown>) => void } {
  const [isBusy, setBusy] = useState(false);
  const state = useRef({ isShown: false, isBusy: false });
  useEffect(() => {
    const current = state.current;
    current.isShown = true;
    return () => {
      current.isShown = false;
    };
  }, []);
  const work = useCallback((task: () => Promise<unknown>) => {
    if (state.current.isBusy) return;
    state.current.isBusy = true;
    setBusy(true);
    const rest = () => {
      state.current.isBusy = false;
      if (state.current.isShown) setBusy(false);
    };
    task().then(rest, rest);
  }, []);
  return { isBusy, work };
}

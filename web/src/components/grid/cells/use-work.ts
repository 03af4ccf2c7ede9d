import { useCallback, useEffect, useRef, useState } from 'react';

/** Work of a control in a cell: one at a time, and nothing is told to a cell that is gone. */
export function useWork(): { isBusy: boolean; work: (task: () => Promise<void>) => void } {
  const [isBusy, setBusy] = useState(false);
  const state = useRef({ isShown: false, isBusy: false });
  useEffect(() => {
    const current = state.current;
    current.isShown = true;
    return () => {
      current.isShown = false;
    };
  }, []);
  const work = useCallback((task: () => Promise<void>) => {
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

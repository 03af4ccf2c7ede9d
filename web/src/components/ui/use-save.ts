import { useCallback, useEffect, useRef, useState } from 'react';
import { useLeaveWarning } from './use-leave-warning';

/** Milliseconds after which an unfinished save is shown as not saved yet. */
const defaultPatience = 4_000;

/**
 * Runs the saves of a form. Offline a write to Firestore neither ends nor fails: it waits for the connection and is
 * retried by the SDK. The form shows that, and closing the page asks first.
 */
export function useSave(patience = defaultPatience) {
  const [running, setRunning] = useState(0);
  const [isLate, setLate] = useState(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const isSaving = running > 0;
  useEffect(() => {
    if (!isSaving) return undefined;
    const timer = setTimeout(() => {
      setLate(true);
    }, patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isSaving, patience]);
  useLeaveWarning(isSaving);

  /**
   * @returns whether the screen is still there when the save has ended.
   * @throws what the save throws.
   */
  const run = useCallback(async (save: () => Promise<void>): Promise<boolean> => {
    setRunning((count) => count + 1);
    try {
      await save();
    } finally {
      setRunning((count) => count - 1);
    }
    return isMounted.current;
  }, []);
  return { isSaving, isLate, run };
}

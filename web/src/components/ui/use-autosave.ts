import { useCallback, useEffect, useRef, useState } from 'react';
import { useLeaveWarning } from './use-leave-warning';

export type SaveState = 'idle' | 'pending' | 'saving' | 'saved' | 'failed';

interface Options {
  /** The stored text. */
  stored: string;
  /** Stores a text; rejects when it cannot. */
  save: (text: string) => Promise<void>;
  /** Milliseconds from the last keypress to saving. */
  delay: number;
  /** Milliseconds until an unfinished save counts as failed, and until the retry after a failure. */
  patience?: number;
}

/**
 * A text that saves itself. Input is never lost: a failed save is shown and retried, and pending input is saved when
 * the field goes away.
 */
export function useAutosave({ stored, save, delay, patience = 5_000 }: Options) {
  const [text, setText] = useState(stored);
  const [state, setState] = useState<SaveState>('idle');
  const saveRef = useRef(save);
  useEffect(() => {
    saveRef.current = save;
  });
  const underWay = useRef<{ text: string; result: Promise<void> } | null>(null);

  const isDirty = state === 'pending' || state === 'saving' || state === 'failed';
  const shown = isDirty ? text : stored;
  useLeaveWarning(isDirty);

  useEffect(() => {
    if (state !== 'pending') return undefined;
    const timer = setTimeout(() => {
      setState('saving');
    }, delay);
    return () => {
      clearTimeout(timer);
    };
    // `text` restarts the delay with every key.
  }, [state, text, delay]);

  const isTrying = state === 'saving' || state === 'failed';
  useEffect(() => {
    if (!isTrying) return undefined;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = () => {
      clearTimeout(timer);
      setState('failed');
      timer = setTimeout(attempt, patience);
    };
    const attempt = () => {
      setState((current) => (current === 'failed' ? 'failed' : 'saving'));
      // A save that only waits for the connection is not repeated.
      if (underWay.current?.text !== text) {
        const started = { text, result: saveRef.current(text) };
        const end = () => {
          if (underWay.current === started) underWay.current = null;
        };
        started.result.then(end, end);
        underWay.current = started;
      }
      timer = setTimeout(fail, patience);
      underWay.current.result.then(
        () => {
          if (isCurrent) setState('saved');
        },
        () => {
          if (isCurrent) fail();
        },
      );
    };
    attempt();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isTrying, text, patience]);

  const unsaved = useRef<string | null>(null);
  useEffect(() => {
    unsaved.current = isDirty ? text : null;
  }, [isDirty, text]);
  useEffect(
    () => () => {
      if (unsaved.current !== null && unsaved.current !== underWay.current?.text) {
        void saveRef.current(unsaved.current).catch(() => undefined);
      }
    },
    [],
  );

  const change = useCallback((next: string) => {
    setText(next);
    setState('pending');
  }, []);
  return { text: shown, state, change };
}

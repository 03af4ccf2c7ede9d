import { useCallback, useEffect, useRef, useState } from 'react';

export type SaveState = 'idle' | 'pending' | 'saving' | 'saved' | 'failed';

interface Options {
  /** What is stored, as it arrives. */
  stored: string;
  /** Stores a text; rejects when it cannot. */
  save: (text: string) => Promise<void>;
  /** Milliseconds from the last keypress to saving. */
  delay: number;
  /** Milliseconds until a save that has not ended counts as failed, and until the next try after a failure. */
  patience?: number;
}

/**
 * A text that saves itself. What is typed stays whatever happens: a failed save is told and tried again, and a text
 * that is still waiting is saved when the field goes away.
 */
export function useAutosave({ stored, save, delay, patience = 5_000 }: Options) {
  const [text, setText] = useState(stored);
  const [state, setState] = useState<SaveState>('idle');
  const [attempt, setAttempt] = useState(0);
  const saveRef = useRef(save);
  useEffect(() => {
    saveRef.current = save;
  });

  const isDirty = state === 'pending' || state === 'saving' || state === 'failed';
  const shown = isDirty ? text : stored;

  useEffect(() => {
    if (state !== 'pending') return undefined;
    const timer = setTimeout(() => {
      setState('saving');
    }, delay);
    return () => {
      clearTimeout(timer);
    };
    // `text` restarts the wait with every keypress.
  }, [state, text, delay]);

  useEffect(() => {
    if (state !== 'saving') return undefined;
    let isCurrent = true;
    const end = (next: SaveState) => {
      if (isCurrent) setState(next);
    };
    const timer = setTimeout(() => {
      end('failed');
    }, patience);
    saveRef.current(text).then(
      () => {
        clearTimeout(timer);
        end('saved');
      },
      () => {
        clearTimeout(timer);
        end('failed');
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // The text of this save is fixed: another keypress leaves this state first.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state, attempt, patience]);

  useEffect(() => {
    if (state !== 'failed') return undefined;
    const timer = setTimeout(() => {
      setAttempt((number) => number + 1);
      setState('saving');
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, [state, patience]);

  const unsaved = useRef<string | null>(null);
  useEffect(() => {
    unsaved.current = isDirty ? text : null;
  }, [isDirty, text]);
  useEffect(
    () => () => {
      if (unsaved.current !== null) void saveRef.current(unsaved.current).catch(() => undefined);
    },
    [],
  );

  const change = useCallback((next: string) => {
    setText(next);
    setState('pending');
  }, []);
  return { text: shown, state, change };
}

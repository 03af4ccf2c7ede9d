import { useCallback, useState } from 'react';

/** Most steps that can be undone. */
const maxSteps = 100;
/** Changes of one field that follow within this time are one step, in milliseconds. */
const stepMs = 1_000;

interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** Field and time of the last change. */
  last: { field: string; at: number };
}

/** A state with undo and redo. Typing in one field is one step. */
export function useHistory<State>(initial: State | (() => State)) {
  const [history, setHistory] = useState<History<State>>(() => ({
    past: [],
    present: initial instanceof Function ? initial() : initial,
    future: [],
    last: { field: '', at: 0 },
  }));
  /** @param field what changes; every change without one is a step of its own. */
  const change = useCallback((act: (state: State) => State, field = '') => {
    const at = Date.now();
    setHistory((before) => {
      const present = act(before.present);
      if (present === before.present) return before;
      const isSameStep = field !== '' && before.last.field === field && at - before.last.at < stepMs;
      const past = isSameStep ? before.past : [...before.past, before.present].slice(-maxSteps);
      return { past, present, future: [], last: { field, at } };
    });
  }, []);
  const undo = useCallback(() => {
    setHistory((before) => {
      const previous = before.past.at(-1);
      if (previous === undefined) return before;
      return {
        past: before.past.slice(0, -1),
        present: previous,
        future: [before.present, ...before.future],
        last: { field: '', at: 0 },
      };
    });
  }, []);
  const redo = useCallback(() => {
    setHistory((before) => {
      const [next, ...future] = before.future;
      if (next === undefined) return before;
      return { past: [...before.past, before.present], present: next, future, last: { field: '', at: 0 } };
    });
  }, []);
  return {
    state: history.present,
    change,
    undo,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

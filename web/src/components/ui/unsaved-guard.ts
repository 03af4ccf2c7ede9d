import { createContext, useCallback, useContext, useEffect, useId, useRef } from 'react';

export type Discard = () => void;

/** What forms ask of the guard that `UnsavedChanges` provides; without one nothing is asked. */
export interface UnsavedGuard {
  /** Reports what would discard the changes of a form; null while it has none. */
  report: (id: string, discard: Discard | null) => void;
  /** Closes one form, after the question while it has unsaved changes. */
  close: (id: string, act: () => void) => void;
  /** Leaves the page, after the question while any form has unsaved changes. */
  leave: (act: () => void) => void;
}

export const UnsavedGuardContext = createContext<UnsavedGuard>({
  report: () => undefined,
  close: (_id, act) => {
    act();
  },
  leave: (act) => {
    act();
  },
});
/** Whether the question about unsaved changes is open. */
export const IsAskedContext = createContext(false);

/**
 * Reports unsaved changes until they are saved or discarded.
 * @param discard resets what outlives the page, such as an open drawer.
 * @returns closes the form, after the question while it has unsaved changes.
 */
export function useUnsavedChange(isUnsaved: boolean, discard?: Discard): (act: () => void) => void {
  const id = useId();
  const { report, close } = useContext(UnsavedGuardContext);
  const latest = useRef(discard);
  useEffect(() => {
    latest.current = discard;
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    report(id, () => latest.current?.());
    return () => {
      report(id, null);
    };
  }, [report, id, isUnsaved]);
  return useCallback(
    (act) => {
      close(id, act);
    },
    [close, id],
  );
}

/** Leaves the page in a way that the router does not see, such as a sign-out, after the question. */
export function useLeavePage(): (act: () => void) => void {
  return useContext(UnsavedGuardContext).leave;
}

/** Whether the question about unsaved changes is open: it alone has the keyboard then. */
export function useIsDiscardAsked(): boolean {
  return useContext(IsAskedContext);
}

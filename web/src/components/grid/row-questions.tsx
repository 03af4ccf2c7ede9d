import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useWork } from '../ui/use-work';

/** What a row asks before it acts. */
export interface RowQuestion {
  title: string;
  consequence: string;
  /** The label of the button that does it. */
  confirm: string;
  /** Reports its own failure; either way the question closes. */
  onConfirm: () => Promise<unknown>;
}

const Ask = createContext<(question: RowQuestion) => void>(() => {
  throw new Error('rows ask inside a table');
});

/**
 * Asks the questions of the rows inside; they stay open when the row is drawn anew, as after a search. Afterwards the
 * keyboard focus is where it was.
 */
export function RowQuestions({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<RowQuestion>();
  const { isBusy, work } = useWork();
  const askedFrom = useRef<Element>(null);
  const ask = useCallback((question: RowQuestion) => {
    askedFrom.current = document.activeElement;
    setAsked(question);
  }, []);
  useEffect(() => {
    if (!asked && askedFrom.current instanceof HTMLElement) askedFrom.current.focus({ preventScroll: true });
  }, [asked]);
  const close = () => {
    setAsked(undefined);
  };
  return (
    <Ask value={ask}>
      {children}
      {asked && (
        <ConfirmDialog
          title={asked.title}
          consequence={asked.consequence}
          confirm={asked.confirm}
          isBusy={isBusy}
          onClose={close}
          onConfirm={() => {
            work(() => asked.onConfirm().finally(close));
          }}
        />
      )}
    </Ask>
  );
}

/** Shows a question of a row. */
export function useAskFirst(): (question: RowQuestion) => void {
  return use(Ask);
}

import { createContext, useCallback, useContext, useEffect, useId, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { DiscardQuestion } from './discard-question';
import { useLeaveWarning } from './use-leave-warning';

type Tell = (id: string, isUnsaved: boolean) => void;

const UnsavedChangesContext = createContext<Tell>(() => undefined);

/**
 * Forms below it tell what is changed in them and not saved; as long as there is any, leaving the page by a link, by the
 * browser's buttons or for good is asked about first. A page has one.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<ReadonlySet<string>>(() => new Set());
  const tell = useCallback<Tell>((id, isUnsaved) => {
    setForms((before) => {
      if (before.has(id) === isUnsaved) return before;
      return isUnsaved ? new Set([...before, id]) : new Set([...before].filter((known) => known !== id));
    });
  }, []);
  const isUnsaved = forms.size > 0;
  return (
    <UnsavedChangesContext value={tell}>
      {children}
      <LeaveQuestion isUnsaved={isUnsaved} />
    </UnsavedChangesContext>
  );
}

/** Tells the page that something would be lost by leaving it, until it is saved or thrown away. */
export function useUnsavedChange(isUnsaved: boolean): void {
  const id = useId();
  const tell = useContext(UnsavedChangesContext);
  useEffect(() => {
    tell(id, isUnsaved);
    return () => {
      tell(id, false);
    };
  }, [tell, id, isUnsaved]);
}

function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  useLeaveWarning(isUnsaved);
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsked = leaving.state === 'blocked';
  // Saved meanwhile, there is nothing to ask: whoever wanted to leave goes on.
  useEffect(() => {
    if (isAsked && !isUnsaved) leaving.proceed();
  }, [leaving, isAsked, isUnsaved]);
  return (
    <DiscardQuestion
      isAsked={isAsked && isUnsaved}
      onStay={() => leaving.reset?.()}
      onDiscard={() => leaving.proceed?.()}
    />
  );
}

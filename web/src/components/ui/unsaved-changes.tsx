import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { DiscardQuestion } from './discard-question';
import { IsAskedContext, UnsavedGuardContext, type Discard, type UnsavedGuard } from './unsaved-guard';
import { useLeaveWarning } from './use-leave-warning';

/** What waits for the answer: closing the form of that id, or leaving the page. */
interface Pending {
  id: string | null;
  act: () => void;
}

/**
 * The one guard of unsaved changes: forms below report them, and leaving the page by a link, the browser's buttons or a
 * sign-out, or closing such a form, asks first.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const forms = useRef(new Map<string, Discard>());
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [pending, setPending] = useState<Pending | null>(null);
  /** The same for reports, which come between two renderings. */
  const waiting = useRef<Pending | null>(null);
  const [isDiscarded, setDiscarded] = useState(false);
  const hasProceeded = useRef(false);
  const focused = useRef<Element | null>(null);

  const guard = useMemo<UnsavedGuard>(() => {
    const ask = (next: Pending) => {
      focused.current = document.activeElement;
      waiting.current = next;
      setPending(next);
    };
    // Saved while the question was open: nothing is left to ask, and what was wanted goes on, as a navigation does.
    const goOn = () => {
      const { current } = waiting;
      if (current === null || (current.id === null ? forms.current.size > 0 : forms.current.has(current.id))) return;
      waiting.current = null;
      setPending(null);
      current.act();
    };
    return {
      report: (id, discard) => {
        if (discard) forms.current.set(id, discard);
        else forms.current.delete(id);
        setUnsaved([...forms.current.keys()]);
        goOn();
      },
      close: (id, act) => {
        if (forms.current.has(id)) ask({ id, act });
        else act();
      },
      leave: (act) => {
        if (forms.current.size > 0) ask({ id: null, act });
        else act();
      },
    };
  }, []);

  const isUnsaved = unsaved.length > 0;
  useLeaveWarning(isUnsaved);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isBlocked = forms.current.size > 0 && currentLocation.pathname !== nextLocation.pathname;
    if (isBlocked) focused.current = document.activeElement;
    return isBlocked;
  });
  const isBlocked = blocker.state === 'blocked';
  const isOpen = pending !== null && (pending.id === null ? isUnsaved : unsaved.includes(pending.id));
  const isAsked = isOpen || (isBlocked && isUnsaved && !isDiscarded);

  if (isDiscarded && !isBlocked) setDiscarded(false);
  useEffect(() => {
    if (!isBlocked) {
      hasProceeded.current = false;
    } else if (!hasProceeded.current && (isDiscarded || !isUnsaved)) {
      // The blocker is rendered as blocked until the router has answered; it must not proceed twice.
      hasProceeded.current = true;
      blocker.proceed();
    }
  }, [blocker, isBlocked, isUnsaved, isDiscarded]);

  useEffect(() => {
    const { current } = focused;
    if (isAsked || !(current instanceof HTMLElement)) return undefined;
    focused.current = null;
    // A focus trap that was waiting takes the focus in a task of its own.
    const timeout = window.setTimeout(() => {
      current.focus();
    });
    return () => {
      window.clearTimeout(timeout);
    };
  }, [isAsked]);

  const stay = () => {
    waiting.current = null;
    setPending(null);
    if (isBlocked) blocker.reset();
  };
  const discard = () => {
    focused.current = null;
    waiting.current = null;
    setPending(null);
    for (const id of pending?.id ? [pending.id] : [...forms.current.keys()]) forms.current.get(id)?.();
    pending?.act();
    setDiscarded(isBlocked);
  };
  return (
    <UnsavedGuardContext value={guard}>
      <IsAskedContext value={isAsked}>{children}</IsAskedContext>
      <DiscardQuestion isAsked={isAsked} onStay={stay} onDiscard={discard} />
    </UnsavedGuardContext>
  );
}

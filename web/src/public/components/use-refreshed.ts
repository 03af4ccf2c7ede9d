import { PortalError } from '@portal/domain/errors/portal-error';
import { useCallback, useEffect, useState } from 'react';
import { useReturn } from './use-return';

/** How often a page that is looked at reads what belongs to the viewer. */
const refreshMs = 10_000;

export type Refreshed<Answer> =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; answer: Answer };

/**
 * What belongs to the viewer of a page, such as messages: as the page brought it, else loaded; read again while the page is
 * looked at and on return, so that what the agency does appears by itself.
 * @param load stable.
 * @param first as the page brought it; null to load it.
 * @param mayChange whether there can be anything new.
 */
export function useRefreshed<Answer>(
  load: (signal: AbortSignal) => Promise<Answer>,
  first: Answer | null,
  mayChange: (answer: Answer) => boolean,
) {
  const [state, setState] = useState<Refreshed<Answer>>(
    first === null ? { status: 'loading' } : { status: 'ready', answer: first },
  );
  const [attempt, setAttempt] = useState(first === null ? 1 : 0);
  const show = useCallback((answer: Answer) => {
    setState({ status: 'ready', answer });
  }, []);
  useEffect(() => {
    if (attempt === 0) return undefined;
    const stop = new AbortController();
    load(stop.signal).then(
      (answer) => {
        if (!stop.signal.aborted) show(answer);
      },
      (thrown: unknown) => {
        if (stop.signal.aborted) return;
        const reason = PortalError.from(thrown).userMessage;
        // A failed look for news keeps what is shown.
        setState((known) => (known.status === 'ready' ? known : { status: 'failed', reason }));
      },
    );
    return () => {
      stop.abort();
    };
  }, [load, attempt, show]);
  /** Reads it again and keeps what is shown meanwhile. */
  const reload = useCallback(() => {
    setAttempt((number) => number + 1);
  }, []);
  const isLive = state.status === 'ready' && mayChange(state.answer);
  useReturn(
    useCallback(() => {
      if (isLive) reload();
    }, [isLive, reload]),
  );
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') reload();
    }, refreshMs);
    return () => {
      clearInterval(timer);
    };
  }, [isLive, reload]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    reload();
  }, [reload]);
  return { state, show, reload, retry };
}

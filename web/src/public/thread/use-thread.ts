import type { ViewerThread } from '@portal/domain/contracts/threads-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { useCallback, useEffect, useState } from 'react';
import { callPublic } from '../api/call';
import type { ResumeAccess } from '../resume/resume-access';
import { viewer } from '../viewer/public-viewer';

/** How often a page that shows messages looks for new ones. */
const lookMs = 20_000;

type ThreadState =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; thread: ViewerThread };

/**
 * The viewer's thread; with messages in it, it is read again while the page is visible.
 * @param first as the page brought it; null to load it.
 */
export function useThread(resumeKey: ResumeAccess, first: ViewerThread | null) {
  const [state, setState] = useState<ThreadState>(first ? { status: 'ready', thread: first } : { status: 'loading' });
  const [attempt, setAttempt] = useState(first ? 0 : 1);
  const show = useCallback((thread: ViewerThread) => {
    setState({ status: 'ready', thread });
  }, []);
  useEffect(() => {
    if (attempt === 0) return undefined;
    const stop = new AbortController();
    callPublic('getThread', { ...resumeKey, viewer: viewer.get() }, { signal: stop.signal }).then(
      show,
      (thrown: unknown) => {
        // A failed look for news keeps what is shown.
        if (stop.signal.aborted) return;
        const reason = PortalError.from(thrown).userMessage;
        setState((known) => (known.status === 'ready' ? known : { status: 'failed', reason }));
      },
    );
    return () => {
      stop.abort();
    };
  }, [resumeKey, attempt, show]);
  const hasMessages = state.status === 'ready' && state.thread.messages.length > 0;
  useEffect(() => {
    if (!hasMessages) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') setAttempt((number) => number + 1);
    };
    const timer = setInterval(look, lookMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [hasMessages]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((number) => number + 1);
  }, []);
  return { state, show, retry };
}

import { PortalError } from '@portal/domain/errors/portal-error';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How often an open list is read again, so that what staff hide disappears. */
const refreshMs = 10_000;

export type Loaded<Page> =
  { status: 'loading' } | { status: 'failed'; error: PortalError } | { status: 'ready'; page: Page };

/**
 * Loads the content of a page, and reads it again while it is looked at.
 * @param load stable; another one starts anew.
 * @param onSignedOut stable; called when session or access have ended.
 */
export function useClientPage<Page>(
  load: (signal: AbortSignal) => Promise<Page>,
  onSignedOut: (error: PortalError) => void,
): { state: Loaded<Page>; reload: () => void } {
  const [loaded, setLoaded] = useState<{ by: unknown; state: Loaded<Page> }>({
    by: load,
    state: { status: 'loading' },
  });
  const latest = useRef<() => void>(() => undefined);
  useEffect(() => {
    const controller = new AbortController();
    const read = () => {
      load(controller.signal).then(
        (page) => {
          if (!controller.signal.aborted) setLoaded({ by: load, state: { status: 'ready', page } });
        },
        (thrown: unknown) => {
          if (controller.signal.aborted) return;
          const error = PortalError.from(thrown);
          if (error.kind === 'unauthenticated') {
            onSignedOut(error);
            return;
          }
          // What is shown stays during an outage.
          const isOutage = error.kind === 'unavailable' || error.kind === 'internal';
          setLoaded((before) =>
            isOutage && before.by === load && before.state.status === 'ready'
              ? before
              : { by: load, state: { status: 'failed', error } },
          );
        },
      );
    };
    latest.current = read;
    const readIfVisible = () => {
      if (document.visibilityState === 'visible') read();
    };
    read();
    const timer = window.setInterval(readIfVisible, refreshMs);
    window.addEventListener('focus', readIfVisible);
    return () => {
      controller.abort();
      window.clearInterval(timer);
      window.removeEventListener('focus', readIfVisible);
    };
  }, [load, onSignedOut]);
  const reload = useCallback(() => {
    latest.current();
  }, []);
  return { state: loaded.by === load ? loaded.state : { status: 'loading' }, reload };
}

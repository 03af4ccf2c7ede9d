import { PortalError } from '@portal/domain/errors/portal-error';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How often an open page is read again. */
const refreshMs = 10_000;
/** How often a watched page is checked, so that what staff hide disappears. */
const watchMs = 2_000;

export type Loaded<Page> =
  | { status: 'loading' }
  | { status: 'failed'; error: PortalError }
  | { status: 'ready'; page: Page; isOutdated: boolean };

/**
 * Loads the content of a page, and reads it again while it is looked at.
 * @param load stable; another one starts anew.
 * @param isStale stable; asked every two seconds whether the content has changed, and is then read again.
 * @param onSignedOut stable; called when session or access have ended.
 */
export function useClientPage<Page>(
  load: (signal: AbortSignal) => Promise<Page>,
  onSignedOut: (error: PortalError) => void,
  isStale?: (page: Page, signal: AbortSignal) => Promise<boolean>,
): { state: Loaded<Page>; reload: () => void } {
  const [loaded, setLoaded] = useState<{ by: unknown; state: Loaded<Page> }>({
    by: load,
    state: { status: 'loading' },
  });
  const latest = useRef<() => void>(() => undefined);
  useEffect(() => {
    const controller = new AbortController();
    let shown: { page: Page } | null = null;
    const read = () => {
      load(controller.signal).then(
        (page) => {
          if (controller.signal.aborted) return;
          shown = { page };
          setLoaded({ by: load, state: { status: 'ready', page, isOutdated: false } });
        },
        (thrown: unknown) => {
          if (controller.signal.aborted) return;
          const error = PortalError.from(thrown);
          if (error.kind === 'unauthenticated') {
            onSignedOut(error);
            return;
          }
          // What is shown stays during an outage, marked as possibly out of date.
          const isOutage = error.kind === 'unavailable' || error.kind === 'internal';
          setLoaded((before) =>
            isOutage && before.by === load && before.state.status === 'ready'
              ? { by: load, state: { ...before.state, isOutdated: true } }
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
    const check = async () => {
      if (!isStale || !shown || document.visibilityState !== 'visible') return;
      // A refusal is read again, too: it says why.
      const isChanged = await isStale(shown.page, controller.signal).catch(() => true);
      if (isChanged && !controller.signal.aborted) read();
    };
    const timer = window.setInterval(
      () => {
        if (isStale) void check();
        else readIfVisible();
      },
      isStale ? watchMs : refreshMs,
    );
    window.addEventListener('focus', readIfVisible);
    return () => {
      controller.abort();
      window.clearInterval(timer);
      window.removeEventListener('focus', readIfVisible);
    };
  }, [load, onSignedOut, isStale]);
  const reload = useCallback(() => {
    latest.current();
  }, []);
  return { state: loaded.by === load ? loaded.state : { status: 'loading' }, reload };
}

import { PortalError, type ErrorKind } from '@portal/domain/errors/portal-error';
import { publicLinks } from '@portal/domain/links/public-links';
import { useCallback, useEffect, useState } from 'react';

export type PageState<Page> =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; page: Page };

/** Errors that do not let the viewer in. */
const refusals: readonly ErrorKind[] = [
  'notFound',
  'invalidRequest',
  'invalidQuery',
  'permissionDenied',
  'unauthenticated',
];

function leave(): void {
  window.location.replace(publicLinks.deadLink());
}

/**
 * Loads the content of a page. A link that the server does not know leads to the error page, without an entry in the
 * history.
 * @param load stable; is called again when it changes, and on `retry`.
 * @param onRefused stable; takes the place of the error page.
 */
export function usePublicPage<Page>(
  load: (signal: AbortSignal) => Promise<Page>,
  onRefused: (error: PortalError) => void = leave,
): {
  state: PageState<Page>;
  retry: () => void;
  /** Replaces the content with a newer answer. */
  replace: (page: Page) => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PageState<Page>>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (page) => {
        if (!controller.signal.aborted) setState({ status: 'ready', page });
      },
      (thrown: unknown) => {
        if (controller.signal.aborted) return;
        const error = PortalError.from(thrown);
        if (refusals.includes(error.kind)) onRefused(error);
        else setState({ status: 'failed', reason: error.userMessage });
      },
    );
    return () => {
      controller.abort();
    };
  }, [load, attempt, onRefused]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((number) => number + 1);
  }, []);
  const replace = useCallback((page: Page) => {
    setState({ status: 'ready', page });
  }, []);
  return { state, retry, replace };
}

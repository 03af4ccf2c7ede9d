import { PortalError } from '@portal/domain/errors/portal-error';
import type { Job } from '@portal/domain/jobs/job';
import { useCallback, useEffect, useState } from 'react';
import { useFirebase } from '../../../firebase/firebase-context';
import { findMatches, type Ranking } from './find-matches';

export type Matching =
  | { status: 'loading'; progress: { done: number; total: number } | null }
  | { status: 'error'; message: string }
  | { status: 'success'; ranking: Ranking };

/** Looks for people who match a job, once, and again when asked to. */
export function useMatching({ organizationId, id }: Pick<Job, 'organizationId' | 'id'>) {
  const { auth } = useFirebase();
  const [attempt, setAttempt] = useState(0);
  const [matching, setMatching] = useState<Matching>({ status: 'loading', progress: null });
  useEffect(() => {
    const stop = new AbortController();
    const tell = (state: Matching) => {
      if (!stop.signal.aborted) setMatching(state);
    };
    const onProgress = (progress: { done: number; total: number }) => {
      tell({ status: 'loading', progress });
    };
    findMatches(auth, { organizationId, id }, { signal: stop.signal, onProgress }).then(
      (ranking) => {
        tell({ status: 'success', ranking });
      },
      (error: unknown) => {
        tell({ status: 'error', message: PortalError.from(error).userMessage });
      },
    );
    return () => {
      stop.abort();
    };
  }, [auth, organizationId, id, attempt]);
  const retry = useCallback(() => {
    setMatching({ status: 'loading', progress: null });
    setAttempt((number) => number + 1);
  }, []);
  return { matching, retry };
}

import type { ViewerThread } from '@portal/domain/contracts/threads-api';
import { useCallback } from 'react';
import { callPublic } from '../api/call';
import { useRefreshed } from '../components/use-refreshed';
import type { ResumeAccess } from '../resume/resume-access';
import { viewer } from '../viewer/public-viewer';

/** Somebody can still write, or has written. Also before the first message: it may have been sent from another device. */
const mayChange = ({ state, messages }: ViewerThread) => state === 'open' || messages.length > 0;

/** The viewer's thread, live. @param first as the page brought it; null to load it. */
export function useThread(resumeKey: ResumeAccess, first: ViewerThread | null) {
  const load = useCallback(
    (signal: AbortSignal) => callPublic('getThread', { ...resumeKey, viewer: viewer.get() }, { signal }),
    [resumeKey],
  );
  return useRefreshed(load, first, mayChange);
}

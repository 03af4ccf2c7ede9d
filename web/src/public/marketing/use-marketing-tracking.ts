import { useCallback } from 'react';
import { callPublic } from '../api/call';
import { useTracking } from '../tracking/use-view-tracking';
import { viewer } from '../viewer/public-viewer';
import type { PageAccess } from './use-page-access';

/** Records the visit of a marketing page and prolongs it while the page is read. */
export function useMarketingTracking(
  { kind, id }: { kind: 'profile' | 'job' | 'candidates' | 'jobs'; id: string },
  access: PageAccess,
  isTracked: boolean,
): void {
  const send = useCallback(
    (duration: number) =>
      callPublic(
        'marketingEvent',
        { kind, id, ...access, recipientId: '', viewer: viewer.get(), duration },
        { keepalive: true },
      ),
    [kind, id, access],
  );
  useTracking(send, isTracked);
}

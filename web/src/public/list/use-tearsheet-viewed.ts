import { useEffect } from 'react';
import { callPublic } from '../api/call';
import type { PageAccess } from '../marketing/use-page-access';
import type { ListAddress } from './list-page';

/** Leaves a note for the ATS that the list was opened; a failure is not the viewer's concern. */
export function useTearsheetViewed(
  { kind, organizationId, tearsheetId }: ListAddress,
  { data, gatePass }: PageAccess,
  isTracked: boolean,
): void {
  useEffect(() => {
    if (!isTracked) return;
    const request = { organizationId, tearsheetId, senderId: '', data, gatePass };
    const sent =
      kind === 'jobs'
        ? callPublic('sendJobTearsheetViewed', { ...request, candidate: '' })
        : callPublic('sendTearsheetViewed', { ...request, clientContactId: '', isLead: false });
    sent.catch(() => undefined);
  }, [kind, organizationId, tearsheetId, data, gatePass, isTracked]);
}

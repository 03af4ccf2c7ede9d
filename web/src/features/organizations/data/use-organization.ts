import { useData } from '../../../firebase/data-provider';
import { useLiveOrganization } from '../../../session/use-live-organization';

/** Any organization, live; for super admins. */
export function useOrganizationById(organizationId: string) {
  return useLiveOrganization(useData().firestore, organizationId, true);
}

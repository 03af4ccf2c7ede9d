import { organizationSchema } from '@portal/domain/organizations/organization';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument } from '../../../firebase/use-live';

/** Any organization, live; for super admins. */
export function useOrganizationById(organizationId: string) {
  const { firestore } = useData();
  return useLiveDocument(doc(firestore, documents.organization(organizationId)), organizationSchema);
}

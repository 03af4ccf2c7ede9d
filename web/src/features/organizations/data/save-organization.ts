import type { Organization } from '@portal/domain/organizations/organization';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore';

/** Changes settings of an organization; what only super admins may change is refused by the rules. */
export async function saveOrganization(
  firestore: Firestore,
  organizationId: string,
  changes: Partial<Organization>,
): Promise<void> {
  await updateDoc(doc(firestore, documents.organization(organizationId)), {
    ...changes,
    activityAt: serverTimestamp(),
  });
}

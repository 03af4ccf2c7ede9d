import { mergeOrganization, type OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, type Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { object } from 'yup';
import { useLiveDocument, type Live } from '../firebase/use-live';

/** A document as it is stored; the merged organization is cast as a whole. */
const stored = object();

/**
 * Listens to an organization: its own document and its settings. Null when it does not exist.
 * @param isAdmin whether the user may read the settings that are secret, such as the access code.
 */
export function useLiveOrganization(
  firestore: Firestore,
  organizationId: string,
  isAdmin: boolean,
): Live<OrganizationWithoutBrands | null> {
  const organization = useLiveDocument(doc(firestore, documents.organization(organizationId)), stored);
  const platform = useLiveDocument(doc(firestore, documents.platformSettings(organizationId)), stored);
  const agency = useLiveDocument(doc(firestore, documents.agencySettings(organizationId)), stored);
  const secret = isAdmin ? doc(firestore, documents.secretSettings(organizationId)) : null;
  const secrets = useLiveDocument(secret, stored);
  return useMemo(() => {
    const parts = [organization, platform, agency, secrets];
    const retry = () => {
      for (const part of parts) if (part.status === 'error') part.retry();
    };
    const failed = parts.find((part) => part.status === 'error');
    if (failed) return { status: 'error', data: undefined, error: failed.error, retry };
    if (parts.some((part) => part.status === 'loading')) {
      return { status: 'loading', data: undefined, error: undefined, retry };
    }
    const data = organization.data
      ? mergeOrganization(organization.data, platform.data, agency.data, undefined, secrets.data)
      : null;
    return { status: 'success', data, error: undefined, retry };
  }, [organization, platform, agency, secrets]);
}

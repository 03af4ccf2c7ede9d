import { integrationSchema, type Integration } from '@portal/domain/ats/ats-records';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc } from 'firebase/firestore';
import { useData } from '../../firebase/data-provider';
import { useLiveDocument, type Live } from '../../firebase/use-live';

/** The connection of an organization to its ATS, live; null without one. */
export function useConnection(organizationId: string): Live<Integration | null> {
  const { firestore } = useData();
  return useLiveDocument(doc(firestore, documents.integration(organizationId)), integrationSchema);
}

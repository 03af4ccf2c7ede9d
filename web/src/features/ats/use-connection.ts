import { integrationSchema, type Integration } from '@portal/domain/ats/ats-records';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc } from 'firebase/firestore';
import { useData } from '../../firebase/data-provider';
import { useLiveDocument, type Live } from '../../firebase/use-live';
import { useCan } from '../../session/session-context';

/** The connection of an organization to its ATS, live, for its admins; null without one. */
export function useConnection(organizationId: string): Live<Integration | null> {
  const { firestore } = useData();
  const canSee = useCan('organization:edit');
  return useLiveDocument(canSee ? doc(firestore, documents.integration(organizationId)) : null, integrationSchema);
}

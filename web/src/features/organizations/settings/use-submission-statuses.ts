import { entityMetadataSchema, optionsOf } from '@portal/domain/ats/entity-metadata';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument } from '../../../firebase/use-live';

/** Statuses of submissions in the ATS, as last imported. */
export function useSubmissionStatuses(organizationId: string, isWanted: boolean) {
  const { firestore } = useData();
  const reference = isWanted ? doc(firestore, documents.entityMetadata(organizationId, 'JobSubmission')) : null;
  const metadata = useLiveDocument(reference, entityMetadataSchema).data ?? null;
  return useMemo(() => optionsOf(metadata, 'status'), [metadata]);
}

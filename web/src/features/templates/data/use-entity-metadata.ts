import {
  entityMetadataSchema,
  metaEntities,
  type EntityMetadata,
  type MetaEntity,
} from '@portal/domain/ats/entity-metadata';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc, getDocFromServer, type Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument } from '../../../firebase/use-live';

/** Fields of the ATS entities as last stored; none before the first refresh. */
export function useEntityMetadata(organizationId: string): EntityMetadata[] {
  const candidate = useMetadataOf(organizationId, 'Candidate');
  const submission = useMetadataOf(organizationId, 'JobSubmission');
  const placement = useMetadataOf(organizationId, 'Placement');
  const job = useMetadataOf(organizationId, 'JobOrder');
  return useMemo(
    () => [candidate, submission, placement, job].filter((metadata) => metadata !== null),
    [candidate, submission, placement, job],
  );
}

function useMetadataOf(organizationId: string, entity: MetaEntity): EntityMetadata | null {
  const { firestore } = useData();
  const reference = doc(firestore, documents.entityMetadata(organizationId, entity));
  return useLiveDocument(reference, entityMetadataSchema).data ?? null;
}

/** Reads the fields again from the server. @throws FirebaseError when it cannot be reached. */
export async function refreshEntityMetadata(firestore: Firestore, organizationId: string): Promise<void> {
  const references = metaEntities.map((entity) => doc(firestore, documents.entityMetadata(organizationId, entity)));
  await Promise.all(references.map((reference) => getDocFromServer(reference)));
}

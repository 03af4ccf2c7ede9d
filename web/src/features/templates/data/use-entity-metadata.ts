import {
  entityMetadataSchema,
  metaEntities,
  type EntityMetadata,
  type MetaEntity,
} from '@portal/domain/ats/entity-metadata';
import { middlewareApi } from '@portal/domain/contracts/middleware-api';
import { documents } from '@portal/domain/paths/firestore-paths';
import type { Auth } from 'firebase/auth';
import { doc, getDocFromServer, type Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { callApi } from '../../../firebase/api-client';
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

/**
 * Imports the fields of all entities from the ATS; without a connected ATS the stored ones are read again.
 * @throws PortalError or FirebaseError when one of them cannot be had.
 */
export async function refreshEntityMetadata(auth: Auth, firestore: Firestore, organizationId: string): Promise<void> {
  const connection = await getDocFromServer(doc(firestore, documents.integration(organizationId)));
  const isConnected = Boolean(connection.get('connectedBy'));
  await Promise.all(
    metaEntities.map(async (entity) => {
      if (isConnected) {
        await callApi(auth, middlewareApi.metadata, { orgId: organizationId, entity }, { api: 'middleware' });
      } else {
        await getDocFromServer(doc(firestore, documents.entityMetadata(organizationId, entity)));
      }
    }),
  );
}

import { entityMetadataSchema, type EntityMetadata, type MetaEntity } from '@portal/domain/ats/entity-metadata';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument } from '../../../firebase/use-live';

/**
 * The fields of an entity of the ATS, as last imported.
 * @param isWanted whether they are needed at all.
 */
export function useAtsFields(organizationId: string, entity: MetaEntity, isWanted: boolean): EntityMetadata | null {
  const { firestore } = useData();
  const reference = isWanted ? doc(firestore, documents.entityMetadata(organizationId, entity)) : null;
  return useLiveDocument(reference, entityMetadataSchema).data ?? null;
}

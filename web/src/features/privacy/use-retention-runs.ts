import { collections } from '@portal/domain/paths/firestore-paths';
import { retentionRunSchema, type RetentionRun } from '@portal/domain/privacy/retention';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useData } from '../../firebase/data-provider';
import { useLiveQuery, type Live } from '../../firebase/use-live';

const shownRuns = 14;

/** What the rules did in the last nights, the newest first. */
export function useRetentionRuns(organizationId: string): Live<RetentionRun[]> {
  const { firestore } = useData();
  const path = collections.retentionRuns(organizationId);
  const newest = query(collection(firestore, path), orderBy('startedAt', 'desc'), limit(shownRuns));
  return useLiveQuery(path, newest, retentionRunSchema);
}

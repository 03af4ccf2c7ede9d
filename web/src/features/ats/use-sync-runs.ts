import { syncKinds, syncRunSchema, type SyncRun } from '@portal/domain/ats/sync-run';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, query } from 'firebase/firestore';
import { useData } from '../../firebase/data-provider';
import { useLiveQuery, type Live } from '../../firebase/use-live';

/** The newest imports of an organization from its ATS, one for each kind, live. */
export function useSyncRuns(organizationId: string): Live<SyncRun[]> {
  const { firestore } = useData();
  const path = collections.syncRuns(organizationId);
  return useLiveQuery(path, query(collection(firestore, path), limit(syncKinds.length)), syncRunSchema);
}

import { auditEntrySchema, maxAuditEntries, type AuditEntry } from '@portal/domain/audit/audit-entry';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery, type Live } from '../../../firebase/use-live';

/**
 * The audit trail of an organization, the latest first, live.
 * @param span milliseconds since 1970, both included.
 */
export function useAuditTrail(organizationId: string, { from, to }: { from: number; to: number }): Live<AuditEntry[]> {
  const { firestore } = useData();
  const path = collections.audit(organizationId);
  const entries = query(
    collection(firestore, path),
    where('at', '>=', from),
    where('at', '<=', to),
    orderBy('at', 'desc'),
    limit(maxAuditEntries),
  );
  return useLiveQuery(`${path}/${from}/${to}`, entries, auditEntrySchema);
}

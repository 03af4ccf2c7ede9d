import { auditEntrySchema, maxAuditEntries, type AuditEntry } from '@portal/domain/audit/audit-entry';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery, type Live } from '../../../firebase/use-live';

/** Which entries are shown; `''` leaves an action or a user open. */
export interface AuditFilter {
  /** Milliseconds since 1970, both included. */
  from: number;
  to: number;
  action: string;
  uid: string;
}

/** The audit trail of an organization, the latest first, live. */
export function useAuditTrail(organizationId: string, { from, to, action, uid }: AuditFilter): Live<AuditEntry[]> {
  const { firestore } = useData();
  const path = collections.audit(organizationId);
  const entries = query(
    collection(firestore, path),
    ...(action === '' ? [] : [where('action', '==', action)]),
    ...(uid === '' ? [] : [where('uid', '==', uid)]),
    where('at', '>=', from),
    where('at', '<=', to),
    orderBy('at', 'desc'),
    limit(maxAuditEntries),
  );
  return useLiveQuery(`${path}/${from}/${to}/${action}/${uid}`, entries, auditEntrySchema);
}

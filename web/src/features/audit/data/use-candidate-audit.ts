import { auditEntrySchema, type AuditEntry } from '@portal/domain/audit/audit-entry';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery, type Live } from '../../../firebase/use-live';

const maxEntries = 100;

/** The entries of the audit trail that are about a candidate, the latest first, live. */
export function useCandidateAudit(organizationId: string, candidateId: string): Live<AuditEntry[]> {
  const { firestore } = useData();
  const path = collections.audit(organizationId);
  const entries = query(
    collection(firestore, path),
    where('candidateIds', 'array-contains', candidateId),
    orderBy('at', 'desc'),
    limit(maxEntries),
  );
  return useLiveQuery(`${path}/of/${candidateId}`, entries, auditEntrySchema);
}

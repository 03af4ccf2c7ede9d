import type { AuditEntry, AuditSeal } from '@portal/domain/audit/audit-entry';
import type { Store } from '../store/store';
import { hashOfEntry } from '../store/audit';

const pageSize = 300;

/** What is wrong with a sealed entry; `end` names the last seal that the head knows. */
export interface AuditFault {
  number: number;
  entryId: string;
  fault: 'missing entry' | 'changed entry' | 'missing seal' | 'missing end';
}

/**
 * Follows the chain of an organization's audit trail from the first entry that the retention has left.
 * @returns how many entries were ever sealed, how many of them the retention has removed, and every place where an entry or a seal was removed or changed.
 */
export async function verifyAudit(
  organizationId: string,
  { audit }: Pick<Store, 'audit'>,
): Promise<{ sealed: number; removed: number; faults: AuditFault[] }> {
  const faults: AuditFault[] = [];
  const { removed } = await audit.head(organizationId);
  let last = removed;
  for (;;) {
    const page = await audit.sealedEntries(organizationId, { after: last.number, max: pageSize });
    for (const sealed of page) {
      faults.push(...faultsOf(sealed, last));
      last = sealed.seal;
    }
    if (page.length < pageSize) break;
  }
  const head = await audit.head(organizationId);
  if (head.number !== last.number || head.hash !== last.hash) {
    faults.push({ number: head.number, entryId: '', fault: 'missing end' });
  }
  return { sealed: last.number, removed: removed.number, faults };
}

function faultsOf(
  { seal, entry }: { seal: AuditSeal; entry: AuditEntry | null },
  last: Pick<AuditSeal, 'number' | 'hash'>,
): AuditFault[] {
  const { number, entryId } = seal;
  if (number !== last.number + 1 || seal.previousHash !== last.hash)
    return [{ number, entryId, fault: 'missing seal' }];
  if (!entry) return [{ number, entryId, fault: 'missing entry' }];
  return hashOfEntry(entry, seal) === seal.hash ? [] : [{ number, entryId, fault: 'changed entry' }];
}

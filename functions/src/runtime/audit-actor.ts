import type { AuditEntry } from '@portal/domain/audit/audit-entry';
import type { Caller } from './route';

/** Who did something, as entries of the audit trail say it: also the super admin behind an impersonation. */
export function auditActor({
  uid,
  email,
  impersonatedBy,
}: Pick<NonNullable<Caller>, 'uid' | 'email' | 'impersonatedBy'>): Pick<
  AuditEntry,
  'uid' | 'email' | 'impersonatedBy'
> {
  return { uid, email, impersonatedBy: impersonatedBy?.email ?? '' };
}

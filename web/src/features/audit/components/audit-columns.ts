import type { AuditEntry } from '@portal/domain/audit/audit-entry';
import { actionInWords, auditTexts } from '@portal/domain/texts/audit';
import { availableColumns, type Column } from '../../../components/grid/column';
import { exactMoment, fullMoment } from '../../../components/ui/format';

/** Names that entries of the trail are shown with. */
export interface AuditNames {
  ofUser: (uid: string) => string;
  ofSubject: (entry: AuditEntry) => string;
}

/** Who did it: the user's name and email, and the super admin behind an impersonation. */
export function userOf({ uid, email, impersonatedBy }: AuditEntry, { ofUser }: Pick<AuditNames, 'ofUser'>): string {
  const user = [ofUser(uid), email].filter(Boolean).join(', ') || uid;
  return impersonatedBy === '' ? user : auditTexts.asUser(impersonatedBy, user);
}

/** Columns of the audit trail. Files have the exact time. */
export function auditColumns(names: AuditNames): Column<AuditEntry>[] {
  return availableColumns<AuditEntry>([
    {
      ...{ id: 'at', header: auditTexts.time, sortField: 'at', width: 190 },
      text: ({ at }) => exactMoment(at),
      cell: ({ at }) => fullMoment.format(at),
    },
    { id: 'action', header: auditTexts.action, text: ({ action }) => actionInWords(action), width: 180 },
    { id: 'user', header: auditTexts.user, text: (entry) => userOf(entry, names), width: 260 },
    { id: 'subject', header: auditTexts.subject, text: names.ofSubject, width: 280 },
    { id: 'details', header: auditTexts.details, text: ({ details }) => details },
  ]);
}

import { splitChanges } from '@portal/domain/organizations/merge-organization';
import { documents } from '@portal/domain/paths/firestore-paths';
import { withValueAt } from '@portal/domain/fields/value-at';
import { doc, serverTimestamp, writeBatch, type Firestore } from 'firebase/firestore';

/**
 * Changes settings of one tab in one batch: the organization's own document, what super admins decide, and the tab. A
 * field that is not named is not touched, so that two admins do not undo each other's changes.
 * @param changes new values by path in the organization.
 * @throws FirebaseError `permission-denied` when the rules refuse a value, or a change that only super admins make.
 */
export async function saveSettings(
  firestore: Firestore,
  organizationId: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { organization, platform, agency } = splitChanges(changes);
  const batch = writeBatch(firestore);
  for (const [path, fields] of [
    [documents.organization(organizationId), organization],
    [documents.platformSettings(organizationId), platform],
    [documents.agencySettings(organizationId), agency],
  ] as const) {
    if (fields.length === 0) continue;
    const stamped = [...fields, ['activityAt', serverTimestamp()] as const];
    const data = stamped.reduce<Record<string, unknown>>(
      (record, [field, value]) => withValueAt(record, field, value),
      {},
    );
    // A document of settings may not exist yet, so it is merged and not updated.
    batch.set(doc(firestore, path), data, { mergeFields: stamped.map(([field]) => field) });
  }
  await batch.commit();
}

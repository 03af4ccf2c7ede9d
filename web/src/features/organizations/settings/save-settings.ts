import { splitChanges, type OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { settingChangeOf, type SettingValues } from '@portal/domain/organizations/setting-change';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { withValueAt } from '@portal/domain/fields/value-at';
import type { User } from '@portal/domain/users/user';
import { collection, doc, serverTimestamp, writeBatch, type Firestore } from 'firebase/firestore';

/**
 * Changes settings of one tab in one batch: the organization's own document, what super admins decide, and the tab, with a
 * record of the change. A field that is not named is not touched, so that two admins do not undo each other's changes.
 * @param organization as it is, for the record.
 * @param changes new values by path in the organization.
 * @throws FirebaseError `permission-denied` when the rules refuse a value, or a change that only super admins make.
 */
export async function saveSettings(
  firestore: Firestore,
  organization: OrganizationWithoutBrands,
  changes: SettingValues,
  author: Pick<User, 'id' | 'displayName'>,
): Promise<void> {
  const split = splitChanges(changes);
  const batch = writeBatch(firestore);
  for (const [path, fields] of [
    [documents.organization(organization.id), split.organization],
    [documents.platformSettings(organization.id), split.platform],
    [documents.agencySettings(organization.id), split.agency],
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
  batch.set(doc(collection(firestore, collections.settingChanges(organization.id))), {
    changedBy: author.id,
    changedByName: author.displayName,
    changedAt: serverTimestamp(),
    ...settingChangeOf(organization, changes),
  });
  await batch.commit();
}

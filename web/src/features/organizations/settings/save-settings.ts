import {
  mergeOrganization,
  splitChanges,
  type OrganizationWithoutBrands,
} from '@portal/domain/organizations/merge-organization';
import { PortalError } from '@portal/domain/errors/portal-error';
import { changedMeanwhile, settingChangeOf, type SettingValues } from '@portal/domain/organizations/setting-change';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { withValueAt } from '@portal/domain/fields/value-at';
import type { User } from '@portal/domain/users/user';
import { collection, doc, runTransaction, serverTimestamp, type Firestore } from 'firebase/firestore';
import { claimHost } from '../../../firebase/hosts';

/** Nothing was saved, because somebody else changed a setting of the save since it was read. */
export class SettingsChanged extends PortalError {
  /** @param theirs the settings as they are stored now, by path. */
  constructor(readonly theirs: SettingValues) {
    super('conflict', { detail: 'settings were changed' });
  }
}

/**
 * Changes settings of one tab in one transaction: the organization's own document, what super admins decide, the tab and its
 * secrets, with a record of the change. A field that is not named is not touched, and one that is no longer what the user
 * saw is not overwritten, so that two admins do not undo each other's changes.
 * @param organization as the user saw it.
 * @param changes new values by path in the organization.
 * @throws SettingsChanged; PortalError with a sentence when another agency has the host that is named; FirebaseError
 *   `permission-denied` when the rules refuse a value, or a change that only super admins make.
 */
export async function saveSettings(
  firestore: Firestore,
  organization: Pick<OrganizationWithoutBrands, 'id'>,
  changes: SettingValues,
  author: Pick<User, 'id' | 'displayName'>,
): Promise<void> {
  const { id } = organization;
  const split = splitChanges(changes);
  const paths = {
    organization: documents.organization(id),
    platform: documents.platformSettings(id),
    agency: documents.agencySettings(id),
    secrets: documents.secretSettings(id),
  };
  await runTransaction(firestore, async (transaction) => {
    const read = async (path: string) => (await transaction.get(doc(firestore, path))).data();
    const [stored, platform, agency, secrets] = await Promise.all([
      read(paths.organization),
      read(paths.platform),
      read(paths.agency),
      read(paths.secrets),
    ]);
    const now = mergeOrganization(stored ?? {}, platform, agency, undefined, secrets);
    const theirs = changedMeanwhile(changes, organization, now);
    if (Object.keys(theirs).length > 0) throw new SettingsChanged(theirs);
    const { subdomain = '' } = changes;
    await claimHost(transaction, firestore, { subdomain: String(subdomain), organizationId: id });
    for (const [name, path] of Object.entries(paths) as [keyof typeof paths, string][]) {
      const fields = split[name];
      if (fields.length === 0) continue;
      const stamped = [...fields, ['activityAt', serverTimestamp()] as const];
      const data = stamped.reduce<Record<string, unknown>>(
        (record, [field, value]) => withValueAt(record, field, value),
        {},
      );
      // A document of settings may not exist yet, so it is merged and not updated.
      transaction.set(doc(firestore, path), data, { mergeFields: stamped.map(([field]) => field) });
    }
    transaction.set(doc(collection(firestore, collections.settingChanges(id))), {
      changedBy: author.id,
      changedByName: author.displayName,
      changedAt: serverTimestamp(),
      ...settingChangeOf(now, changes),
    });
  });
}

import { mergeOrganization, type OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { newOrganization } from '@portal/domain/organizations/organization';
import type { SettingValues } from '@portal/domain/organizations/setting-change';
import { changesByTab, compareSettings, transferredSettings } from '@portal/domain/organizations/setting-transfer';
import { settingsByPath } from '@portal/domain/organizations/settings';
import { documents } from '@portal/domain/paths/firestore-paths';
import type { User } from '@portal/domain/users/user';
import { doc, getDoc, type Firestore } from 'firebase/firestore';
import { sanitizeHtml } from '../../../components/editor/sanitize-html';
import { saveSettings } from '../settings/save-settings';

/** Saves changes of several tabs, one after the other. @throws FirebaseError as `saveSettings`; earlier tabs stay saved. */
export async function applySettings(
  firestore: Firestore,
  organization: OrganizationWithoutBrands,
  changes: SettingValues,
  author: User,
): Promise<void> {
  for (const part of changesByTab(withSafeText(changes))) await saveSettings(firestore, organization, part, author);
}

/** Sanitizes formatted texts, because anybody can have written the file. */
function withSafeText(values: SettingValues): SettingValues {
  return Object.fromEntries(
    Object.entries(values).map(([path, value]) => [
      path,
      settingsByPath.get(path)?.kind === 'richText' && typeof value === 'string' ? sanitizeHtml(value) : value,
    ]),
  );
}

const fresh = newOrganization({ id: 'new', name: 'new' });

/** The settings of a new organization. */
export const defaultSettings: SettingValues = transferredSettings(fresh);

/** What a new organization gets from another one: its settings that are not the default. */
export function settingsToCopy(from: object): SettingValues {
  return compareSettings(fresh, transferredSettings(from)).changes;
}

/** What a new organization gets from a stored one. @returns null when there is none. */
export async function copiedSettings(firestore: Firestore, from: string): Promise<SettingValues | null> {
  const [source, platform, agency] = await Promise.all(
    [documents.organization(from), documents.platformSettings(from), documents.agencySettings(from)].map(async (path) =>
      (await getDoc(doc(firestore, path))).data(),
    ),
  );
  return source ? settingsToCopy(mergeOrganization(source, platform, agency)) : null;
}

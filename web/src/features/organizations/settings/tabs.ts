import type { SettingTab } from '@portal/domain/fields/meta';
import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { settingsTexts } from '@portal/domain/texts/settings';

/** A tab of the settings. The fields of a setting tab come from the catalogue; other features bring the rest. */
export interface SettingsTab {
  label: string;
  /** Other names by which `selectedTab` may ask for it. */
  aliases: readonly string[];
  /** Null for a tab without fields of its own. */
  fields: SettingTab | null;
  isWide: boolean;
}

const tab = (label: string, fields: SettingTab | null, options: Partial<SettingsTab> = {}): SettingsTab => ({
  label,
  fields,
  aliases: [],
  isWide: false,
  ...options,
});

/** The tabs in their order. */
export const settingsTabs = {
  general: tab(settingsTexts.general, 'general'),
  notifications: tab(settingsTexts.notifications, 'notifications'),
  integration: tab(settingsTexts.integration, 'integration'),
  labels: tab(settingsTexts.labels, 'labels'),
  feedback: tab(settingsTexts.feedback, 'feedback'),
  brands: tab(settingsTexts.brands, null, { isWide: true }),
  security: tab(settingsTexts.security, 'security'),
  skills: tab(settingsTexts.skillMarketing, 'skills', { aliases: [settingsTexts.skills] }),
  profiles: tab(settingsTexts.profileTemplates, 'profiles', { aliases: [settingsTexts.profiles] }),
  privacy: tab(settingsTexts.privacy, 'privacy'),
  users: tab(settingsTexts.users, null, { isWide: true }),
} as const satisfies Record<string, SettingsTab>;
export type SettingsTabName = keyof typeof settingsTabs;

/** The tabs that an organization has. */
export function tabsOf(organization: Pick<OrganizationWithoutBrands, 'productFeature'>): SettingsTabName[] {
  const names = Object.keys(settingsTabs) as SettingsTabName[];
  return names.filter((name) => name !== 'skills' || hasProduct(organization, 'skillsMarketing'));
}

/** The tab that `selectedTab` asks for; the first one for an unknown name. */
export function tabNamed(names: readonly SettingsTabName[], asked: string | null): SettingsTabName {
  const wanted = asked?.toLowerCase();
  const found = names.find((name) => {
    const { label, aliases } = settingsTabs[name];
    return [label, ...aliases].some((each) => each.toLowerCase() === wanted);
  });
  return found ?? 'general';
}

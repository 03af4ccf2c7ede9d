import type { Brand } from '../brands/brand';
import { isSame } from '../fields/is-same';
import { settingTabs } from '../fields/meta';
import { isRecord, mergeRecords, valueAt, withValueAt } from '../fields/value-at';
import { collections, documents } from '../paths/firestore-paths';
import { organizationSchema, organizationSchemaVersion, type Organization } from './organization';
import { settings, settingsByPath, type SettingDocument } from './settings';

/** A document as it is stored; null or undefined when it does not exist. */
type Stored = Readonly<Record<string, unknown>> | null | undefined;

const flatSettings = (kept: SettingDocument) => settings.filter(({ document }) => document === kept);
const platformSettings = flatSettings('platform');
const secretSettings = flatSettings('secrets');

/** An organization without its brands, for readers that do not need them. */
export type OrganizationWithoutBrands = Omit<Organization, 'brands'>;

/**
 * The one organization that all readers use.
 * @param organization `organizations/{id}`, also in its first shape, which held all settings itself.
 * @param platform `settings/platform`, what super admins alone decide.
 * @param agency `settings/agency`, a map for each tab.
 * @param brands of the submission platform; left out by readers that do not need them.
 * @param secrets `settings/secrets`; null for readers who may not read it.
 */
export function mergeOrganization(
  organization: object,
  platform: Stored,
  agency: Stored,
  brands: readonly Brand[],
  secrets?: Stored,
): Organization;
export function mergeOrganization(
  organization: object,
  platform: Stored,
  agency: Stored,
  brands?: undefined,
  secrets?: Stored,
): OrganizationWithoutBrands;
export function mergeOrganization(
  organization: object,
  platform: Stored,
  agency: Stored,
  brands?: readonly Brand[],
  secrets?: Stored,
): Organization {
  let merged: Record<string, unknown> = { ...organization };
  for (const tab of settingTabs) {
    const part = agency?.[tab];
    if (isRecord(part)) merged = mergeRecords(merged, part);
  }
  for (const [stored, kept] of [
    [platform, platformSettings],
    [secrets, secretSettings],
  ] as const) {
    for (const { path } of kept) {
      const value = valueAt(stored, path);
      if (value !== undefined) merged = withValueAt(merged, path, value);
    }
  }
  // In the first shape the organization holds its brands itself.
  return organizationSchema.cast(brands?.length ? { ...merged, brands } : merged, { assert: false });
}

/** An organization as it is stored. */
export interface StoredOrganization {
  organization: Record<string, unknown>;
  platform: Record<string, unknown>;
  agency: Record<string, unknown>;
  secrets: Record<string, unknown>;
  brands: readonly Brand[];
}

/**
 * The documents that hold an organization; `mergeOrganization` is the way back. Members that are undefined are left out.
 * @param whole an organization, or the part of one that is known.
 */
export function splitOrganization(whole: Readonly<Partial<Organization>>): StoredOrganization {
  const { brands = [], id, indexStatus, createdAt, activityAt } = whole;
  const kept = { id, indexStatus, createdAt, activityAt, schemaVersion: organizationSchemaVersion };
  const split: StoredOrganization = { organization: kept, platform: {}, agency: {}, secrets: {}, brands };
  for (const setting of settings) {
    const value = valueAt(whole, setting.path);
    if (value === undefined) continue;
    const path = setting.document === 'agency' ? `${setting.tab}.${setting.path}` : setting.path;
    split[setting.document] = withValueAt(split[setting.document], path, value);
  }
  return withoutUndefined(split) as StoredOrganization;
}

/** The documents that hold an organization, by path. */
export function organizationDocuments(
  whole: Readonly<Pick<Organization, 'id'> & Partial<Organization>>,
): [path: string, data: Record<string, unknown>][] {
  const { organization, platform, agency, secrets, brands } = splitOrganization(whole);
  return [
    [documents.organization(whole.id), organization],
    [documents.platformSettings(whole.id), platform],
    [documents.agencySettings(whole.id), agency],
    [documents.secretSettings(whole.id), secrets],
    ...brands.map((brand): [string, Record<string, unknown>] => [
      `${collections.brands(whole.id)}/${brand.id}`,
      { ...brand },
    ]),
  ];
}

/** The same without members that are undefined, which the database refuses. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([key, member]) => [key, withoutUndefined(member)]),
  );
}

/** Changes of settings by the document that they belong to, each with the field path in that document. */
export type SettingChanges = Record<SettingDocument, [fieldPath: string, value: unknown][]>;

/**
 * Settings that a form has changed.
 * @param before the organization as the form was opened with.
 * @param after its values, in the shape of the organization; settings that it does not have are not changed.
 * @returns new values by path, for `splitChanges`.
 */
export function changedSettings(before: object, after: object): Record<string, unknown> {
  return Object.fromEntries(
    settings
      .map(({ path }): [string, unknown] => [path, valueAt(after, path)])
      .filter(([path, value]) => value !== undefined && !isSame(valueAt(before, path), value)),
  );
}

/**
 * Sorts changes by document.
 * @param changes new values by path in the merged organization.
 * @throws TypeError for a path that is no setting.
 */
export function splitChanges(changes: Readonly<Record<string, unknown>>): SettingChanges {
  const split: SettingChanges = { organization: [], platform: [], agency: [], secrets: [] };
  for (const [path, value] of Object.entries(changes)) {
    const setting = settingsByPath.get(path);
    if (!setting) throw new TypeError(`${path} is no setting`);
    split[setting.document].push([setting.document === 'agency' ? `${setting.tab}.${path}` : path, value]);
  }
  return split;
}

import { ValidationError } from 'yup';
import { isSame } from '../fields/is-same';
import { settingTabs, type FieldKind, type SettingTab } from '../fields/meta';
import { isRecord, valueAt, withValueAt } from '../fields/value-at';
import type { SettingValues } from './setting-change';
import { settings, settingsByPath, settingsSchema, type Setting } from './settings';

const fileKind = 'portal-organization-settings';
const fileVersion = 1;

/** Largest file of settings that is read, in bytes. */
export const maxSettingsFileBytes = 1024 * 1024;

/** What no other organization takes over: a secret, and addresses, to which its mails and answers would go. */
const ownKinds: ReadonlySet<FieldKind> = new Set(['accessCode', 'email', 'url', 'image']);

/**
 * Settings that another organization can take over: not who the organization is and where it is reached, nor the ids of
 * its own templates.
 */
const transferableSettings: readonly Setting[] = settings.filter(
  ({ document, kind, path, schema }) =>
    document !== 'organization' &&
    !ownKinds.has(kind) &&
    schema.meta()?.isIdentity !== true &&
    path !== 'subdomain' &&
    !path.endsWith('TemplateId'),
);
const transferable = new Set(transferableSettings.map(({ path }) => path));

/** The settings of an organization by path. */
export function transferredSettings(organization: object): SettingValues {
  return Object.fromEntries(
    transferableSettings
      .map(({ path }): [string, unknown] => [path, valueAt(organization, path)])
      .filter(([, value]) => value !== undefined),
  );
}

/** The settings of an organization as a file. */
export function settingsFile(organization: object): string {
  const content = { kind: fileKind, version: fileVersion, settings: transferredSettings(organization) };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The settings in a file; null for a file of another kind. Unknown settings are left out. */
export function readSettingsFile(text: string): SettingValues | null {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(content) || content.kind !== fileKind || content.version !== fileVersion) return null;
  if (!isRecord(content.settings)) return null;
  return Object.fromEntries(Object.entries(content.settings).filter(([path]) => transferable.has(path)));
}

/** What taking over settings changes, and which values are not valid and stay as they are. */
export interface TakenSettings {
  changes: SettingValues;
  refused: string[];
}

/** Compares settings with those of an organization. */
export function compareSettings(organization: object, values: SettingValues): TakenSettings {
  const differing = Object.entries(values).filter(([path, value]) => !isSame(valueAt(organization, path), value));
  const whole = differing.reduce<Record<string, unknown>>((record, [path, value]) => withValueAt(record, path, value), {
    ...organization,
  });
  const faults = settingTabs.flatMap((tab) => faultsOf(tab, whole));
  const isRefused = (path: string) =>
    faults.some((fault) => fault === path || (/^[.[]/.test(fault.slice(path.length)) && fault.startsWith(path)));
  const [refused, taken] = [
    differing.filter(([path]) => isRefused(path)).map(([path]) => path),
    differing.filter(([path]) => !isRefused(path)),
  ];
  return { changes: Object.fromEntries(taken), refused };
}

function faultsOf(tab: SettingTab, whole: object): string[] {
  try {
    settingsSchema(tab, 'superAdmin').validateSync(whole, { abortEarly: false, stripUnknown: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.flatMap(({ path }) => path ?? []);
  }
}

/** Changes tab by tab, as they are saved: the rules check one tab in a write. */
export function changesByTab(changes: SettingValues): SettingValues[] {
  return settingTabs
    .map((tab) => Object.fromEntries(Object.entries(changes).filter(([path]) => settingsByPath.get(path)?.tab === tab)))
    .filter((part) => Object.keys(part).length > 0);
}

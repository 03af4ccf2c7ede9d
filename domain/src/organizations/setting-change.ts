import { mixed, string } from 'yup';
import { featureFlagOf } from '../fields/feature-flag';
import { isSame } from '../fields/is-same';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import { valueAt } from '../fields/value-at';
import { settingsByPath, type Setting } from './settings';

/** Values of settings by path. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** Changes of settings that are kept for the history panel. */
export const shownSettingChanges = 50;

/** One saved change of settings, `organizations/{id}/settingChanges/{id}`. */
export const settingChangeSchema = record({
  id: string().default(''),
  changedBy: string().default(''),
  changedByName: string().default(''),
  changedAt: timestamp(),
  /** The kind and name of the brand that was changed; `''` for the organization's own settings. */
  brandKind: string().oneOf(['', 'brands', 'smBrands']).default(''),
  brandName: string().default(''),
  /** A setting that was not stored before is missing. */
  before: mixed<Record<string, unknown>>().default({}),
  after: mixed<Record<string, unknown>>().default({}),
});
export type SettingChange = Model<typeof settingChangeSchema>;

/** Secrets are not written down, so the history neither shows nor restores them. */
const isKept = (path: string) => settingsByPath.get(path)?.kind !== 'accessCode';

/** The values before and after a change, as they are kept. */
export function settingChangeOf(organization: object, changes: SettingValues): Pick<SettingChange, 'before' | 'after'> {
  const paths = Object.keys(changes).filter(isKept);
  return {
    before: valuesByPath(paths, (path) => valueAt(organization, path)),
    after: valuesByPath(paths, (path) => changes[path]),
  };
}

/** The values at paths, as a history keeps them: one that is missing has no entry. */
export function valuesByPath(paths: readonly string[], read: (path: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    paths.map((path) => [path, read(path)]).filter(([, value]) => value !== undefined),
  ) as Record<string, unknown>;
}

/** The settings that undo a change: the values before it, as far as they differ from those of now. */
export function undoOf({ before, after }: Pick<SettingChange, 'before' | 'after'>, now: object): SettingValues {
  const earlier = Object.keys(after).flatMap((path): [string, unknown][] => {
    const setting = settingsByPath.get(path);
    return setting ? [[path, before[path] ?? unsetValue(setting)]] : [];
  });
  return Object.fromEntries(
    earlier.filter(([path, value]) => value !== undefined && !isSame(valueAt(now, path), value)),
  );
}

/**
 * The settings of an undo that were changed again after the change that is undone, with their values of now, which the undo
 * replaces.
 * @param earlier from {@link undoOf}.
 */
export function changedSince(
  { after }: Pick<SettingChange, 'after'>,
  earlier: SettingValues,
  now: object,
): SettingValues {
  const paths = Object.keys(earlier).filter((path) => !isSame(valueAt(now, path), after[path]));
  return Object.fromEntries(paths.map((path) => [path, valueAt(now, path)]));
}

/**
 * The settings of a save that somebody else changed while they were edited, with the values that the save replaces.
 * @param changes new values by path.
 * @param bases the values that the edit began with, by path.
 */
export function overwrittenBy(changes: SettingValues, bases: ReadonlyMap<string, unknown>, now: object): SettingValues {
  const paths = Object.keys(changes).filter((path) => bases.has(path) && !isSame(bases.get(path), valueAt(now, path)));
  return Object.fromEntries(paths.map((path) => [path, valueAt(now, path)]));
}

/**
 * The settings of a save that are no longer what the user saw, with their values of now.
 * @param seen the organization as the user saw it.
 */
export function changedMeanwhile(changes: SettingValues, seen: object, now: object): SettingValues {
  const paths = Object.keys(changes).filter((path) => !isSame(valueAt(seen, path), valueAt(now, path)));
  return Object.fromEntries(paths.map((path) => [path, valueAt(now, path)]));
}

/** What a setting without a value means. */
function unsetValue(setting: Setting): unknown {
  return setting.kind === 'flag' ? featureFlagOf(setting.isOnWhenUnset) : setting.default;
}

/** Whether a writer may change each of these settings. */
export function mayChange(values: SettingValues, isSuperAdmin: boolean): boolean {
  return isSuperAdmin || Object.keys(values).every((path) => settingsByPath.get(path)?.writer === 'admin');
}

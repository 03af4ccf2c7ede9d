import { isSame } from '@portal/domain/fields/is-same';
import { isRecord } from '@portal/domain/fields/value-at';

type Values = Readonly<Record<string, unknown>>;

/**
 * Merges values that were stored meanwhile into a form that is being edited: an edited field keeps its value, every
 * other field takes the stored one. Lists count as one field.
 * @param options.before the stored values that the form began with.
 * @returns null when the stored values have not changed.
 */
export function mergeStored(options: { before: Values; stored: Values; edited: Values }): Values | null {
  const { before, stored, edited } = options;
  return isSame(before, stored) ? null : merge(before, stored, edited);
}

function merge(before: Values, stored: Values, edited: Values): Values {
  const names = new Set([...Object.keys(stored), ...Object.keys(edited)]);
  return Object.fromEntries([...names].map((name) => [name, field(before[name], stored[name], edited[name])]));
}

function field(before: unknown, stored: unknown, edited: unknown): unknown {
  if (isRecord(before) && isRecord(stored) && isRecord(edited)) return merge(before, stored, edited);
  return isSame(before, edited) ? stored : edited;
}

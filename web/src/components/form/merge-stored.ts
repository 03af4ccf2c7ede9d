type Values = Record<string, unknown>;

/**
 * Merges values that were stored meanwhile into a form that is being edited: an edited field keeps its value, every
 * other field takes the stored one. Lists count as one field.
 * @param options.before the stored values that the form began with.
 * @returns null when the stored values have not changed.
 */
export function mergeStored(options: { before: Values; stored: Values; edited: Values }): Values | null {
  const { before, stored, edited } = options;
  return isEqual(before, stored) ? null : merge(before, stored, edited);
}

function merge(before: Values, stored: Values, edited: Values): Values {
  const names = new Set([...Object.keys(stored), ...Object.keys(edited)]);
  return Object.fromEntries([...names].map((name) => [name, field(before[name], stored[name], edited[name])]));
}

function field(before: unknown, stored: unknown, edited: unknown): unknown {
  if (isRecord(before) && isRecord(stored) && isRecord(edited)) return merge(before, stored, edited);
  return isEqual(before, edited) ? stored : edited;
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Forms hold plain values: texts, numbers, flags, and lists and records of them. */
function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isEqual(item, b[at]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => isEqual(a[name], b[name]));
}

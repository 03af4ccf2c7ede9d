/** The value at a path such as `productFeature.core.enable`; undefined when a part of the path is missing. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (found, key) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, key)
          ? (found as Record<string, unknown>)[key]
          : undefined,
      value,
    );
}

/** The record with a value at a path; records on the way are made and copied, never changed. */
export function withValueAt(
  record: Readonly<Record<string, unknown>>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...record, [key]: value };
  const below = record[key];
  return {
    ...record,
    [key]: withValueAt(isRecord(below) ? below : {}, rest.join('.'), value),
  };
}

/** A plain object, not an instance of a class such as a timestamp. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Values of the second record replace those of the first; records are merged member by member. */
export function mergeRecords(
  first: Readonly<Record<string, unknown>>,
  second: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = merged[key];
    merged[key] = isRecord(before) && isRecord(value) ? mergeRecords(before, value) : value;
  }
  return merged;
}

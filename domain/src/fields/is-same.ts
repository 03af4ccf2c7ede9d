/** Whether two plain values are equal as stored documents: key order is ignored, an absent key equals null. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [entriesOf(a), entriesOf(b)];
  return [...new Set([...left.keys(), ...right.keys()])].every((key) => isSame(left.get(key), right.get(key)));
}

function entriesOf(value: object): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(Object.entries(value));
}

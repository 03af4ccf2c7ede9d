/**
 * Memoizes a function by the identity of its argument, for as long as the object lives. Callers must not change an
 * object after they pass it to a memoized function; they make a new one.
 */
export function memoizeByObject<K extends object, V>(read: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { value: V }>();
  return (key) => {
    const before = results.get(key);
    if (before) return before.value;
    const value = read(key);
    results.set(key, { value });
    return value;
  };
}

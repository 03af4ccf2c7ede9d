/**
 * What is read from an object, kept as long as the object itself: asked again, nothing is read twice. So whoever hands an
 * object to such a reader (a parsed resume that was graded, say) does not change it afterwards, but makes another one.
 */
export function onceFor<K extends object, V>(read: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { value: V }>();
  return (key) => {
    const before = results.get(key);
    if (before) return before.value;
    const value = read(key);
    results.set(key, { value });
    return value;
  };
}

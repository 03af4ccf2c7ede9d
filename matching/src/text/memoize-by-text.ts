const most = 4000;
/** Longer texts rarely repeat and would take memory. */
const maxLength = 200;

/** A substring keeps its whole source text in memory; a copy does not. */
const ownCopy = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/**
 * Memoizes a function of short texts: a grade asks for the same titles many times.
 *
 * @param read A pure function.
 */
export function memoizeByText<Value extends object | number | string>(
  read: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (text.length > maxLength) return read(text);
    // A value read from the copy refers only to the copy.
    const own = ownCopy(text);
    const value = read(own);
    if (known.size >= most) known.clear();
    known.set(own, value);
    return value;
  };
}

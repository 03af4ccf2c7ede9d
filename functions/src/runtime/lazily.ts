/**
 * An object whose values are made when they are first read.
 * @param makers by property; a maker that throws is asked again by the next read.
 */
export function lazily<T extends object>(makers: { [K in keyof T]: () => T[K] }): T {
  const made = {} as T;
  for (const key of Object.keys(makers) as (keyof T)[]) {
    Object.defineProperty(made, key, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = makers[key]();
        Object.defineProperty(made, key, { enumerable: true, value });
        return value;
      },
    });
  }
  return made;
}

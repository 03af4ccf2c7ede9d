/** A stream of numbers that is the same for the same seed, on any machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True in the given share of cases. */
  chance(share: number): boolean;
  /** One item; throws `RangeError` for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** Up to `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[];
  /** All items in random order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Turns text into a 32-bit number (FNV-1a), so that a seed can be made of words. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * Makes a random stream (mulberry32).
 * @param seed its parts, in order: `createRandom(7, 'career')` and `createRandom(7, 'names')` are independent, so a change
 * in one part of the generator does not affect the others.
 */
export function createRandom(...seed: readonly (string | number)[]): Random {
  let state = hash(seed.join('/'));
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value = (value + Math.imul(value ^ (value >>> 7), value | 61)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(items: readonly T[]): T[] => {
    const rest = [...items];
    const shuffled: T[] = [];
    while (rest.length > 0) shuffled.push(...rest.splice(int(0, rest.length - 1), 1));
    return shuffled;
  };
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: <T>(items: readonly T[]): T => {
      const [item] = items.slice(int(0, items.length - 1)).map((value) => ({ value }));
      if (!item) throw new RangeError('Nothing to pick from');
      return item.value;
    },
    shuffle,
    sample: (items, count) => shuffle(items).slice(0, Math.max(0, count)),
  };
}

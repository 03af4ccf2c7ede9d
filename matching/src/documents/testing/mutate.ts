/** Seeded damage to files, as caused by transfers, editors and attackers. */

export type Random = () => number;

/** Mulberry32: small, fast, the same on every machine. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const below = (random: Random, limit: number): number => Math.floor(random() * limit);

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array;

const joined = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

const mutations: readonly Mutation[] = [
  (bytes, random) => bytes.slice(0, below(random, bytes.length)),
  (bytes, random) => bytes.slice(below(random, bytes.length)),
  (bytes, random) => {
    const copy = bytes.slice();
    for (let count = 1 + below(random, 20); count > 0; count -= 1)
      copy[below(random, copy.length)] = below(random, 256);
    return copy;
  },
  (bytes, random) => {
    const copy = bytes.slice();
    const at = below(random, copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << below(random, 8));
    return copy;
  },
  (bytes, random) => {
    const from = below(random, bytes.length);
    const block = bytes.slice(from, from + below(random, 400));
    const at = below(random, bytes.length);
    return joined(bytes.slice(0, at), block, bytes.slice(at));
  },
  (bytes, random) => {
    const at = below(random, bytes.length);
    return joined(bytes.slice(0, at), bytes.slice(at + below(random, 400)));
  },
  (bytes, random) => {
    const at = below(random, bytes.length);
    const block = Uint8Array.from({ length: below(random, 200) }, () => below(random, 256));
    return joined(bytes.slice(0, at), block, bytes.slice(at));
  },
  (bytes, random) => {
    const at = below(random, bytes.length);
    const block = bytes.slice(at, at + 1 + below(random, 8));
    return joined(bytes.slice(0, at), ...Array.from({ length: below(random, 2_000) }, () => block), bytes.slice(at));
  },
];

/** One to three random damages. */
export function mutate(bytes: Uint8Array, random: Random): Uint8Array {
  let result = bytes;
  for (let count = 1 + below(random, 3); count > 0 && result.length > 0; count -= 1) {
    result = (mutations[below(random, mutations.length)] ?? mutations[0])?.(result, random) ?? result;
  }
  return result;
}

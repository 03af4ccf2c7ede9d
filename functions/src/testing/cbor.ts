type Item = number | string | Uint8Array | ReadonlyMap<number | string, unknown>;

/** CBOR (RFC 8949) of what passkeys are made of: small integers, texts, bytes and maps. */
export function encode(item: Item): Uint8Array {
  if (typeof item === 'number') return item >= 0 ? head(0, item) : head(1, -1 - item);
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (item instanceof Uint8Array) return Buffer.concat([head(2, item.length), item]);
  const members = [...item].flatMap(([key, value]) => [encode(key), encode(value as Item)]);
  return Buffer.concat([head(5, item.size), ...members]);
}

function head(major: number, value: number): Uint8Array {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  return value < 256 ? Buffer.from([type | 24, value]) : Buffer.from([type | 25, value >> 8, value & 0xff]);
}

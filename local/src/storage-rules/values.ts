/** A value between firebase-tools and the runtime, tagged with its type. */
export type WireValue =
  | { null_value: null }
  | { string_value: string }
  | { bool_value: boolean }
  | { int_value: number | string }
  | { float_value: number }
  | { timestamp_value: string }
  | { list_value: { values?: WireValue[] } }
  | { map_value: { fields?: Record<string, WireValue> } }
  | { path_value: { segments?: { simple?: string }[] } };

/** Converts a wire value to CEL: integers are BigInt, paths and times are strings. */
export function fromWire(value: WireValue): unknown {
  if ('string_value' in value) return value.string_value;
  if ('bool_value' in value) return value.bool_value;
  if ('int_value' in value) return BigInt(value.int_value);
  if ('float_value' in value) return value.float_value;
  if ('timestamp_value' in value) return new Date(value.timestamp_value);
  if ('list_value' in value) return (value.list_value.values ?? []).map(fromWire);
  if ('map_value' in value) return mapFields(value.map_value.fields ?? {}, fromWire);
  if ('path_value' in value) return (value.path_value.segments ?? []).map((segment) => segment.simple ?? '').join('/');
  return null;
}

/** A value of Firestore's REST API. */
export type FirestoreValue =
  | { nullValue: null }
  | { stringValue: string }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { timestampValue: string }
  | { arrayValue: { values?: FirestoreValue[] } }
  | { mapValue: { fields?: Record<string, FirestoreValue> } };

/** Converts a Firestore value to CEL. */
export function fromFirestore(value: FirestoreValue): unknown {
  if ('stringValue' in value) return value.stringValue;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return value.doubleValue;
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromFirestore);
  if ('mapValue' in value) return mapFields(value.mapValue.fields ?? {}, fromFirestore);
  return null;
}

export function mapFields<From>(
  fields: Record<string, From>,
  convert: (value: From) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, convert(value)]));
}

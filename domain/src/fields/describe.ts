import { ObjectSchema, type AnySchema } from 'yup';
import { isFeatureOn } from './feature-flag';
import { isSame } from './is-same';
import type { FieldInput, FieldKind, SettingTab, SettingWriter } from './meta';
import { maxLineLength } from './text';
import { valueAt } from './value-at';

/** A field as forms, rules and the reference page know it: its schema's `meta`, complete. */
export interface DescribedField {
  /** Where it is in the record. */
  path: string;
  tab: SettingTab | undefined;
  section: string;
  kind: FieldKind;
  /** Null for the usual input of the kind. */
  input: FieldInput | null;
  writer: SettingWriter;
  isShownToAdmins: boolean;
  label: string;
  help: string;
  /** What an entry of a list is called. */
  entry: string;
  placeholder: string;
  /** Path of the field that must be on for this one to be shown; `''` for always. */
  when: string;
  options: readonly { value: string; label: string }[];
  isClosedList: boolean;
  isOnWhenUnset: boolean;
  isRequired: boolean;
  variables: readonly string[];
  default: unknown;
  schema: AnySchema;
}

interface Inherited {
  tab?: SettingTab | undefined;
  section?: string | undefined;
  input?: FieldInput | undefined;
  writer?: SettingWriter | undefined;
  when?: string | undefined;
}

/** The members of a record; null for a field. */
export function membersOf(schema: AnySchema): [string, AnySchema][] | null {
  if (!(schema instanceof ObjectSchema)) return null;
  return Object.entries(schema.fields as Record<string, AnySchema>);
}

/**
 * Every field of a record, in the order of the schema.
 * @param path of the record in the whole; `''` for the whole.
 */
export function describeFields(schema: AnySchema, path = '', inherited: Inherited = {}): DescribedField[] {
  const meta = { ...inherited, ...schema.meta() };
  const members = membersOf(schema);
  if (members) {
    const { tab, section, input, writer, when } = meta;
    return members.flatMap(([name, member]) =>
      describeFields(member, path === '' ? name : `${path}.${name}`, { tab, section, input, writer, when }),
    );
  }
  return [
    {
      path,
      tab: meta.tab,
      section: meta.section ?? '',
      kind: kindOf(schema),
      input: meta.input ?? null,
      writer: meta.writer ?? 'admin',
      isShownToAdmins: meta.isShownToAdmins === true,
      label: meta.label ?? '',
      help: meta.help ?? '',
      entry: meta.entry ?? '',
      placeholder: meta.placeholder ?? '',
      when: meta.when === path ? '' : (meta.when ?? ''),
      options: Object.entries(meta.options ?? {}).map(([value, label]) => ({ value, label })),
      isClosedList: meta.isClosedList === true,
      isOnWhenUnset: meta.isOnWhenUnset === true,
      isRequired: !schema.spec.optional,
      variables: meta.variables ?? [],
      default: schema.getDefault() as unknown,
      schema,
    },
  ];
}

/** What a field holds: what its schema declares, else what its type says. */
export function kindOf(schema: AnySchema): FieldKind {
  const kind = schema.meta()?.kind;
  if (kind) return kind;
  const { type, oneOf } = schema.describe() as { type: string; oneOf: unknown[] };
  if (type === 'boolean') return 'switch';
  if (type === 'array') return itemOf(schema)?.type === 'object' ? 'table' : 'list';
  if (type === 'mixed') return 'map';
  const values = oneOf.filter((value) => value !== null);
  if (values.length > 0) return isSame(values, ['0', '1']) ? 'flag' : 'choice';
  if (type === 'number') return 'number';
  return (boundsOf(schema).max ?? 0) > maxLineLength * 2 ? 'longText' : 'text';
}

/** The bounds that a schema sets: characters of a text, size of a number, items of a list. */
export function boundsOf(schema: AnySchema): { min?: number | undefined; max?: number | undefined } {
  const { tests } = schema.describe() as { tests: { name?: string; params?: Record<string, unknown> }[] };
  const bound = (wanted: string) => {
    const value = tests.find(({ name }) => name === wanted)?.params?.[wanted];
    return typeof value === 'number' ? value : undefined;
  };
  return { min: bound('min'), max: bound('max') };
}

/** Schema of a list's items. */
export function itemOf(schema: AnySchema): AnySchema | undefined {
  return (schema as AnySchema & { innerType?: AnySchema }).innerType;
}

/** Is a switch or a flag on? */
export function isOn(field: Pick<DescribedField, 'kind' | 'isOnWhenUnset'>, value: unknown): boolean {
  if (field.kind !== 'flag') return value === true;
  return isFeatureOn(typeof value === 'string' ? value : null, field.isOnWhenUnset);
}

/**
 * Is a field shown? It is when the one that it depends on is on, and shown itself.
 * @param sources the values of the form, then those that are stored.
 */
export function isFieldShown(
  field: Pick<DescribedField, 'when'>,
  fields: ReadonlyMap<string, DescribedField>,
  ...sources: readonly object[]
): boolean {
  if (field.when === '') return true;
  const condition = fields.get(field.when);
  if (!condition) return true;
  const values = sources.map((source) => valueAt(source, field.when));
  const value = values.find((each) => each !== undefined);
  return isOn(condition, value) && isFieldShown(condition, fields, ...sources);
}

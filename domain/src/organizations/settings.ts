import { object, ObjectSchema, type AnyObject, type AnySchema } from 'yup';
import { isSame } from '../fields/is-same';
import type { FieldKind, SettingTab, SettingWriter } from '../fields/meta';
import { maxLineLength } from '../fields/text';
import { organizationSchema } from './organization';

/** The documents that hold an organization's settings. */
export type SettingDocument = 'organization' | 'platform' | 'agency';

/** A setting of an organization: one field of `organizationSchema`. */
export interface Setting {
  /** Where it is in the merged organization. */
  path: string;
  tab: SettingTab;
  kind: FieldKind;
  writer: SettingWriter;
  document: SettingDocument;
  label: string;
  help: string;
  /** Path of the setting that must be on for this one to be shown; `''` for always. */
  when: string;
  default: unknown;
  schema: AnySchema;
}

interface Inherited {
  tab?: SettingTab | undefined;
  writer?: SettingWriter | undefined;
  when?: string | undefined;
}

/** The members of a record; null for a field. */
export function membersOf(schema: AnySchema): [string, AnySchema][] | null {
  if (!(schema instanceof ObjectSchema)) return null;
  return Object.entries(schema.fields as Record<string, AnySchema>);
}

function settingsBelow(schema: AnySchema, path: string, inherited: Inherited): Setting[] {
  const meta = { ...inherited, ...schema.meta() };
  const members = membersOf(schema);
  if (members) {
    const { tab, writer, when } = meta;
    return members.flatMap(([name, member]) =>
      settingsBelow(member, path === '' ? name : `${path}.${name}`, { tab, writer, when }),
    );
  }
  if (!meta.tab) return [];
  const writer = meta.writer ?? 'admin';
  return [
    {
      path,
      tab: meta.tab,
      kind: kindOf(schema),
      writer,
      document: meta.document ?? (writer === 'superAdmin' ? 'platform' : 'agency'),
      label: meta.label ?? '',
      help: meta.help ?? '',
      when: meta.when === path ? '' : (meta.when ?? ''),
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

/** Every setting of an organization, in the order of the schema. */
export const settings: readonly Setting[] = settingsBelow(organizationSchema, '', {});

/**
 * What a form of a tab validates: the settings of the tab, in the shape of the organization.
 * @param writer whose form it is; an admin's leaves out what super admins alone decide.
 */
export function settingsSchema(tab: SettingTab, writer: SettingWriter): ObjectSchema<AnyObject> {
  const paths = new Set(
    settings
      .filter((setting) => setting.tab === tab && (writer === 'superAdmin' || setting.writer === 'admin'))
      .map(({ path }) => path),
  );
  return pick(organizationSchema, '', paths) ?? object();
}

function pick(schema: AnySchema, path: string, paths: ReadonlySet<string>): ObjectSchema<AnyObject> | null {
  const picked = (membersOf(schema) ?? []).flatMap(([name, member]): [string, AnySchema][] => {
    const below = path === '' ? name : `${path}.${name}`;
    if (!membersOf(member)) return paths.has(below) ? [[name, member]] : [];
    const record = pick(member, below, paths);
    return record ? [[name, record]] : [];
  });
  return picked.length === 0 ? null : object(Object.fromEntries(picked)).noUnknown();
}

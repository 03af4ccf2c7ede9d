import { object, type AnyObject, type AnySchema, type ObjectSchema } from 'yup';
import { describeFields, membersOf, type DescribedField } from '../fields/describe';
import type { SettingTab, SettingWriter } from '../fields/meta';
import { formTexts } from '../texts/form';
import { organizationSchema } from './organization';

/** The documents that hold an organization's settings. */
export type SettingDocument = 'organization' | 'platform' | 'agency' | 'secrets';

/** A setting of an organization: one field of `organizationSchema`. */
export interface Setting extends DescribedField {
  tab: SettingTab;
  document: SettingDocument;
}

/** Every setting of an organization, in the order of the schema. */
export const settings: readonly Setting[] = describeFields(organizationSchema).flatMap(({ tab, ...field }) =>
  tab
    ? [
        {
          ...field,
          tab,
          document: field.schema.meta()?.document ?? (field.writer === 'superAdmin' ? 'platform' : 'agency'),
        },
      ]
    : [],
);

/** The settings by path. */
export const settingsByPath: ReadonlyMap<string, Setting> = new Map(settings.map((setting) => [setting.path, setting]));

/**
 * What a form of a tab validates: the settings of the tab, in the shape of the organization.
 * @param writer whose form it is; an admin's leaves out what super admins alone decide.
 * @param required paths of texts that the form requires, although a stored organization may lack them.
 */
export function settingsSchema(
  tab: SettingTab,
  writer: SettingWriter,
  required: ReadonlySet<string> = new Set(),
): ObjectSchema<AnyObject> {
  const paths = new Set(
    settings
      .filter((setting) => setting.tab === tab && (writer === 'superAdmin' || setting.writer === 'admin'))
      .map(({ path }) => path),
  );
  return pick(organizationSchema, '', { paths, required }) ?? object();
}

interface Picked {
  paths: ReadonlySet<string>;
  required: ReadonlySet<string>;
}

function pick(schema: AnySchema, path: string, picked: Picked): ObjectSchema<AnyObject> | null {
  const members = (membersOf(schema) ?? []).flatMap(([name, member]): [string, AnySchema][] => {
    const below = path === '' ? name : `${path}.${name}`;
    if (!membersOf(member)) {
      const field = picked.required.has(below) ? (member.required(formTexts.required) as AnySchema) : member;
      return picked.paths.has(below) ? [[name, field]] : [];
    }
    const record = pick(member, below, picked);
    return record ? [[name, record]] : [];
  });
  return members.length === 0 ? null : object(Object.fromEntries(members)).noUnknown();
}

import type { AnySchema } from 'yup';
import type { SettingTab } from '../fields/meta';

/** The fields on a tab, except for those that name another one. */
export function withTab<Fields extends Record<string, AnySchema>>(tab: SettingTab, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, schema.meta({ tab, ...schema.meta() })]),
  ) as Fields;
}

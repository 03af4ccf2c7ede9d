import type {} from 'yup';

/** Tabs of an organization's settings, in the order of the screen. Each is a map of `settings/agency`. */
export const settingTabs = [
  'general',
  'notifications',
  'integration',
  'labels',
  'feedback',
  'security',
  'skills',
  'profiles',
] as const;
export type SettingTab = (typeof settingTabs)[number];

/** Who may change a setting: the organization's admins, or super admins alone. */
export type SettingWriter = 'admin' | 'superAdmin';

/** What a field holds, when its type alone does not say it. */
type DeclaredKind = 'color' | 'email' | 'url' | 'richText' | 'zipCode' | 'accessCode' | 'image';
export type FieldKind =
  DeclaredKind | 'switch' | 'flag' | 'choice' | 'number' | 'text' | 'longText' | 'list' | 'table' | 'map';

declare module 'yup' {
  /** What a schema says about a field beyond its validation. `tab`, `writer` and `when` also hold for the fields below. */
  interface CustomSchemaMetadata {
    kind?: DeclaredKind;
    label?: string;
    help?: string;
    tab?: SettingTab;
    writer?: SettingWriter;
    /** Path of the setting that must be on for this one to be shown. */
    when?: string;
    /** Name of the switch in the same record that makes the field required. */
    requiredWhen?: string;
    /** Where the value is stored, when tab and writer do not say it. */
    document?: 'organization';
  }
}

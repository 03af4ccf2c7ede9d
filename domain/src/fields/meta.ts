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
  'privacy',
] as const;
export type SettingTab = (typeof settingTabs)[number];

/** Who may change a setting: the organization's admins, or super admins alone. */
export type SettingWriter = 'admin' | 'superAdmin';

/** What a field holds, when its type alone does not say it. */
type DeclaredKind = 'color' | 'email' | 'url' | 'richText' | 'zipCode' | 'accessCode' | 'image';
export type FieldKind =
  | DeclaredKind
  | 'switch'
  | 'flag'
  | 'choice'
  | 'number'
  | 'text'
  | 'longText'
  | 'list'
  | 'table'
  | 'map';

/**
 * An input of its own, for fields that their kind does not describe well enough. `questions`, `card` and `logo` edit all
 * fields of their section at once; `elsewhere` marks what another screen or another field decides.
 */
export type FieldInput =
  | 'questions'
  | 'card'
  | 'logo'
  | 'filterFields'
  | 'filterLabels'
  | 'candidateField'
  | 'schedule'
  | 'elsewhere';

declare module 'yup' {
  /**
   * What a schema says about a field beyond its validation. `tab`, `section`, `input`, `writer` and `when` also hold for
   * the fields below.
   */
  interface CustomSchemaMetadata {
    kind?: DeclaredKind;
    label?: string;
    help?: string;
    /** What an entry of a list is called. */
    entry?: string;
    tab?: SettingTab;
    /** Heading under which the form shows the field. */
    section?: string;
    input?: FieldInput;
    writer?: SettingWriter;
    /** Admins see the value of what super admins decide. */
    isShownToAdmins?: boolean;
    /** Path of the setting that must be on for this one to be shown. */
    when?: string;
    /** Name of the switch in the same record that makes the field required. */
    requiredWhen?: string;
    /** Words of the choices by value; for a text or a list, suggestions. */
    options?: Readonly<Record<string, string>>;
    /** Only what `options` names may be entered into a list. */
    isClosedList?: boolean;
    /** A flag without a value counts as on. */
    isOnWhenUnset?: boolean;
    /** Variables that the text may contain. */
    variables?: readonly string[];
    /** Shown while the field is empty: what applies then. */
    placeholder?: string;
    /** Says who the organization is: another organization does not take it over. */
    isIdentity?: boolean;
    /** Where the value is stored, when tab and writer do not say it. */
    document?: 'organization' | 'secrets';
  }
}

import { array, string, type ObjectShape } from 'yup';
import { email } from '../fields/email';
import { record } from '../fields/model';
import { phonePattern } from '../fields/phone-number';
import { optionalText, requiredText } from '../fields/text';
import { url } from '../fields/url';
import { degreeTypes } from '../resumes/degree-type';
import { present } from '../resumes/present';
import { correctionTexts } from '../texts/corrections';
import { endsBeforeStart, startsInFuture, parsePartialDate } from './partial-date';

/** The longest description of a position and the longest summary, in characters. */
export const maxDescriptionLength = 10_000;

/** The single fields of a resume that users may correct, with the schema of a correction. */
export const correctableFields = {
  firstName: optionalText(100),
  middleName: optionalText(100),
  lastName: optionalText(100),
  email: email(),
  phone: string()
    .trim()
    .matches(phonePattern, { message: correctionTexts.notAPhone, excludeEmptyString: true })
    .default(''),
  address1: optionalText(),
  city: optionalText(100),
  state: optionalText(100),
  zipCode: optionalText(20),
  country: optionalText(100),
  links: array().of(url()).max(50).default([]),
  objective: optionalText(maxDescriptionLength),
  currentJobTitle: optionalText(300),
} as const;
export type CorrectableField = keyof typeof correctableFields;

/** Path of each field in a parsed resume. */
export const fieldPaths: Record<CorrectableField, readonly string[]> = {
  firstName: ['firstName'],
  middleName: ['middleName'],
  lastName: ['lastName'],
  email: ['email'],
  phone: ['phone'],
  address1: ['address', 'address1'],
  city: ['address', 'city'],
  state: ['address', 'state'],
  zipCode: ['address', 'zipCode'],
  country: ['address', 'country'],
  links: ['links'],
  objective: ['summary', 'objective'],
  currentJobTitle: ['summary', 'currentJobTitle'],
};

/** Key of a field in `provenance`; the parts of a name, and of a postal address, share one. */
export function provenancePathOf(field: CorrectableField): string {
  if (field === 'firstName' || field === 'middleName' || field === 'lastName') return 'fullName';
  if (field === 'links') return 'links.0';
  const [first = ''] = fieldPaths[field];
  return first === 'address' ? first : fieldPaths[field].join('.');
}

/**
 * A month or a year in any usual format; stored as `YYYY-MM` or `YYYY`.
 * @param options.allowPresent accepts `present` for a period that has not ended.
 */
const partialDate = ({ allowPresent = false } = {}) =>
  string()
    .trim()
    .transform((typed: string) => parsePartialDate(typed) ?? typed)
    // `2019-13` and `0001` have the format of a date but are none.
    .test(
      'date',
      correctionTexts.notADate,
      (date = '') => parsePartialDate(date) === date && (allowPresent || date !== present),
    )
    .default('');

/** The fields of list entries that users may correct. */
export const entryFields = {
  work: {
    title: optionalText(300),
    companyName: optionalText(300),
    location: optionalText(300),
    startDate: partialDate(),
    endDate: partialDate({ allowPresent: true }),
    description: optionalText(maxDescriptionLength),
  },
  education: {
    school: optionalText(300),
    degree: optionalText(300),
    degreeType: string()
      .oneOf([...degreeTypes, ''])
      .default(''),
    major: optionalText(300),
    startDate: partialDate(),
    endDate: partialDate(),
    gpa: optionalText(50),
  },
  skills: { name: requiredText(150) },
  certifications: { name: requiredText(300), issuer: optionalText(300), date: partialDate() },
  languages: {
    name: requiredText(100),
    level: string().oneOf(['', 'basic', 'intermediate', 'fluent', 'native']).default(''),
  },
} as const satisfies Record<string, ObjectShape>;
export type CorrectableList = keyof typeof entryFields;
export const correctableLists = ['work', 'education', 'skills', 'certifications', 'languages'] as const;

/** An entry of any list, by field. */
export type Entry = Readonly<Record<string, unknown>>;

/** The texts of an entry that users edit. */
export type EntryValues = Readonly<Record<string, string>>;

/** A field of an entry as text; `''` for other types. */
export function textOf(entry: Entry | null | undefined, field: string): string {
  const value = entry?.[field];
  return typeof value === 'string' ? value : '';
}

const needsOneOf: Partial<Record<CorrectableList, { fields: readonly [string, string]; message: string }>> = {
  work: { fields: ['title', 'companyName'], message: correctionTexts.workNeedsName },
  education: { fields: ['school', 'degree'], message: correctionTexts.educationNeedsName },
};

/**
 * Checks an entry as a whole.
 * @param options.now milliseconds since 1970; a current position has begun by then.
 * @param options.read the parsed entry, null when there is none. Its period is accepted even if it is impossible, so
 *   that users can correct other fields of the entry first.
 * @returns the field that the message belongs to, or null when nothing is wrong.
 */
export function entryFault(
  list: CorrectableList,
  entry: Entry,
  { now, read }: { now: number; read: Entry | null },
): { path: string; message: string } | null {
  const needed = needsOneOf[list];
  if (needed?.fields.every((field) => textOf(entry, field).trim() === '')) {
    return { path: needed.fields[0], message: needed.message };
  }
  const [startDate, endDate] = [textOf(entry, 'startDate'), textOf(entry, 'endDate')];
  if (read && textOf(read, 'startDate') === startDate && textOf(read, 'endDate') === endDate) return null;
  if (endsBeforeStart(startDate, endDate)) return { path: 'endDate', message: correctionTexts.notInOrder };
  if (startsInFuture(startDate, endDate, now)) return { path: 'startDate', message: correctionTexts.notBegun };
  return null;
}

/**
 * The schema of an entry for forms.
 * @param options.read the entry before the edit; null for a new one.
 * @param options.clock milliseconds since 1970, read at each validation.
 */
export function entrySchemaOf(list: CorrectableList, { read, clock }: { read: Entry | null; clock: () => number }) {
  return record({ ...entryFields[list] }).test('entry', (entry, context) => {
    const fault = entryFault(list, entry, { now: clock(), read });
    return fault ? context.createError(fault) : true;
  });
}

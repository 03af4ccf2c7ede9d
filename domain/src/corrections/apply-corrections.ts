import {
  parsedCertificationSchema,
  parsedEducationSchema,
  parsedLanguageSchema,
  parsedSkillSchema,
  parsedWorkSchema,
  type ParsedResume,
  type Provenance,
} from '../resumes/parsed-resume';
import { present } from '../resumes/present';
import {
  correctableLists,
  fieldPaths,
  provenancePathOf,
  textOf,
  type CorrectableField,
  type CorrectableList,
  type Entry,
} from './correctable';
import { keysOfEntries, type EntryKeys } from './entry-keys';
import type { CorrectionValue, EntryCorrection, ListCorrections, ResumeCorrections } from './resume-corrections';

/** A parsed resume with its corrections applied, and the keys that further corrections use. */
export interface CorrectedResume {
  parsed: ParsedResume;
  keys: EntryKeys;
}

interface KeyedEntry {
  key: string;
  entry: Entry;
  /** Its index in the parsed resume; null when a user added it, or a later parse no longer has it. */
  from: number | null;
  corrected: readonly string[];
}

/** Fields that follow from a corrected field and change with it. */
const dependents: Record<CorrectableList, (values: Entry) => Entry> = {
  work: () => ({}),
  education: () => ({}),
  skills: (values) => ('name' in values ? { conceptId: '', asWritten: textOf(values, 'name') } : {}),
  certifications: (values) => ('name' in values ? { conceptId: '' } : {}),
  languages: (values) => ('name' in values ? { code: '' } : {}),
};

/**
 * Applies corrections to a parsed resume. Derived values (months of experience, concepts of skills) stay as they are;
 * `deriveValues` of the engine updates them.
 */
export function applyCorrections(original: ParsedResume, corrections: ResumeCorrections): CorrectedResume {
  const lists = new Map(
    correctableLists.map((list) => [list, correctedList(list, original[list], corrections.lists[list])]),
  );
  const entriesOf = (list: CorrectableList) => (lists.get(list) ?? []).map(({ entry }) => entry);
  const keysOf = (list: CorrectableList) => (lists.get(list) ?? []).map(({ key }) => key);
  const parsed: ParsedResume = {
    ...withFields(original, corrections),
    work: entriesOf('work').map((entry) => parsedWorkSchema.cast(entry, { assert: false })),
    isWorkCorrected: Object.values(corrections.lists.work?.entries ?? {}).some(changesPeriods),
    education: entriesOf('education').map((entry) => parsedEducationSchema.cast(entry, { assert: false })),
    skills: entriesOf('skills').map((entry) => parsedSkillSchema.cast(entry, { assert: false })),
    certifications: entriesOf('certifications').map((entry) =>
      parsedCertificationSchema.cast(entry, { assert: false }),
    ),
    languages: entriesOf('languages').map((entry) => parsedLanguageSchema.cast(entry, { assert: false })),
    provenance: correctedPlaces(original, corrections, lists),
  };
  return {
    parsed,
    keys: {
      work: keysOf('work'),
      education: keysOf('education'),
      skills: keysOf('skills'),
      certifications: keysOf('certifications'),
      languages: keysOf('languages'),
    },
  };
}

/** Whether a correction says when somebody worked or did not; another employer or title leaves the periods as they are. */
const changesPeriods = ({ isRemoved, values }: EntryCorrection): boolean =>
  isRemoved || 'startDate' in values || 'endDate' in values;

/** The parsed value of a field. */
export function fieldValueOf(parsed: ParsedResume, field: CorrectableField): CorrectionValue {
  let value: unknown = parsed;
  for (const step of fieldPaths[field]) value = isEntry(value) ? value[step] : undefined;
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string');
  return typeof value === 'string' ? value : '';
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null;
}

function withFields(original: ParsedResume, { fields }: ResumeCorrections): ParsedResume {
  const text = (field: CorrectableField): string => {
    const value = fields[field]?.value ?? fieldValueOf(original, field);
    return typeof value === 'string' ? value : '';
  };
  const links = fields.links?.value ?? original.links;
  const isRenamed = fields.firstName ?? fields.middleName ?? fields.lastName;
  const names = [text('firstName'), text('middleName'), text('lastName')];
  return {
    ...original,
    firstName: text('firstName'),
    middleName: text('middleName'),
    lastName: text('lastName'),
    fullName: isRenamed ? names.filter(Boolean).join(' ') : original.fullName,
    email: text('email'),
    emails: fields.email ? withFirst(original.emails, original.email, text('email')) : original.emails,
    phone: text('phone'),
    phones: fields.phone ? withFirstPhone(original, text('phone')) : original.phones,
    address: {
      ...original.address,
      address1: text('address1'),
      city: text('city'),
      state: text('state'),
      zipCode: text('zipCode'),
      country: text('country'),
    },
    links: typeof links === 'string' ? [links] : [...links],
    summary: { ...original.summary, objective: text('objective'), currentJobTitle: text('currentJobTitle') },
  };
}

/** The corrected email replaces the parsed one; further ones stay. */
function withFirst(all: readonly string[], replaced: string, first: string): string[] {
  return [first, ...all.filter((other) => other !== replaced && other !== first)].filter(Boolean);
}

function withFirstPhone({ phones, phone }: ParsedResume, first: string): ParsedResume['phones'] {
  const others = phones.filter(({ e164, asWritten }, index) => index > 0 && (e164 || asWritten) !== phone);
  const e164 = first.startsWith('+') && !/[x#e]/i.test(first) ? `+${first.replace(/\D/g, '')}` : '';
  return first === '' ? others : [{ e164, asWritten: first }, ...others];
}

function correctedList(
  list: CorrectableList,
  read: readonly Entry[],
  corrections: ListCorrections | undefined,
): KeyedEntry[] {
  const keys = keysOfEntries(list, read);
  const known = new Set(keys);
  const kept = read.flatMap((entry, from): KeyedEntry[] => {
    const key = keys[from] ?? '';
    const correction = corrections?.entries[key];
    if (correction?.isRemoved) return [];
    return [keyed(list, key, entry, from, correction)];
  });
  const added = Object.entries(corrections?.entries ?? {})
    .filter(([key, { isRemoved }]) => !isRemoved && !known.has(key))
    .sort(([, a], [, b]) => a.at - b.at)
    .map(([key, correction]) => keyed(list, key, correction.original ?? {}, null, correction));
  return inOrder(added.reduce(placed, kept), corrections?.order ?? []);
}

function keyed(
  list: CorrectableList,
  key: string,
  entry: Entry,
  from: number | null,
  correction: EntryCorrection | undefined,
): KeyedEntry {
  const values = Object.entries(correction?.values ?? {}).map(([field, { value }]) => [field, value] as const);
  const changed: Entry = Object.fromEntries(values.filter(([field, value]) => value !== entry[field]));
  return {
    key,
    from,
    entry: { ...entry, ...dependents[list](changed), ...changed },
    corrected: values.map(([field]) => field),
  };
}

/** Entries with dates are ordered by their end, newest first; entries without dates come last. */
function placed(entries: KeyedEntry[], added: KeyedEntry): KeyedEntry[] {
  const rank = rankOf(added.entry);
  const before = rank === '' ? -1 : entries.findIndex(({ entry }) => rankOf(entry) < rank);
  const at = before < 0 ? entries.length : before;
  return [...entries.slice(0, at), added, ...entries.slice(at)];
}

function rankOf(entry: Entry): string {
  const end = textOf(entry, 'endDate');
  return end === present ? '9999' : end || textOf(entry, 'startDate');
}

/** The order that a user chose; entries added later follow the entry that precedes them in the default order. */
function inOrder(entries: readonly KeyedEntry[], order: readonly string[]): KeyedEntry[] {
  const given = new Set(order);
  const ordered = order.flatMap((key) => entries.filter((entry) => entry.key === key));
  entries.forEach((entry, index) => {
    if (given.has(entry.key)) return;
    const before = entries[index - 1]?.key;
    ordered.splice(ordered.findIndex(({ key }) => key === before) + 1, 0, entry);
  });
  return ordered;
}

/** Provenance moves with the entries; corrected values are certain. */
function correctedPlaces(
  original: Pick<ParsedResume, 'provenance' | 'links'>,
  { fields }: ResumeCorrections,
  lists: ReadonlyMap<CorrectableList, readonly KeyedEntry[]>,
): Record<string, Provenance> {
  const { provenance: read } = original;
  const isOfList = (path: string) => correctableLists.some((list) => path.startsWith(`${list}.`));
  const places = Object.fromEntries(
    Object.entries(read).filter(([path]) => !isOfList(path) && !(fields.links && path.startsWith('links.'))),
  );
  const certain = (path: string) => {
    const place = places[path];
    if (place) places[path] = { ...place, confidence: 1 };
  };
  correctableFieldNames(fields).forEach((field) => {
    certain(provenancePathOf(field));
  });
  const links = fields.links?.value ?? [];
  if (typeof links !== 'string') {
    links.forEach((link, index) => {
      const place = read[`links.${original.links.indexOf(link)}`];
      if (place) places[`links.${index}`] = { ...place, confidence: 1 };
    });
  }
  for (const [list, entries] of lists) {
    entries.forEach(({ from, corrected }, to) => {
      if (from === null) return;
      const prefix = `${list}.${from}.`;
      for (const [path, place] of Object.entries(read)) {
        if (!path.startsWith(prefix)) continue;
        const field = path.slice(prefix.length);
        const isCertain = corrected.includes(field === 'asWritten' ? 'name' : field);
        places[`${list}.${to}.${field}`] = isCertain ? { ...place, confidence: 1 } : place;
      }
    });
  }
  return places;
}

function correctableFieldNames(fields: ResumeCorrections['fields']): CorrectableField[] {
  return Object.keys(fieldPaths).filter((field): field is CorrectableField => Object.hasOwn(fields, field));
}

import { record } from '../fields/model';
import { PortalError } from '../errors/portal-error';
import type { ParsedResume } from '../resumes/parsed-resume';
import { correctionTexts } from '../texts/corrections';
import { fieldValueOf } from './apply-corrections';
import {
  correctableFields,
  correctableLists,
  entryFault,
  entryFields,
  type CorrectableField,
  type CorrectableList,
  type Entry,
  type EntryValues,
} from './correctable';
import { keysOfEntries } from './entry-keys';
import {
  maxCorrectionsLength,
  type CorrectedValue,
  type CorrectionValue,
  type EntryCorrection,
  type ListCorrections,
  type ResumeCorrections,
  type Stamp,
} from './resume-corrections';

/** A user's decision about an entry: the values that are corrected or confirmed, or its removal. */
export interface EntryState {
  values: EntryValues;
  isRemoved: boolean;
}

/**
 * One decision of a user, complete, so that the previous state is its undo. `null` withdraws the decision: the parsed
 * value counts again.
 */
export type CorrectionChange =
  | { kind: 'field'; field: CorrectableField; value: CorrectionValue | null }
  | { kind: 'entry'; list: CorrectableList; key: string; state: EntryState | null }
  | { kind: 'order'; list: CorrectableList; keys: readonly string[] };

const keyPattern = /^[\w-]{1,64}$/;
const maxEntries = 500;

/**
 * Parses the changes of a request, cast by the schemas of what they change; unknown members are dropped.
 * @throws yup's ValidationError, or PortalError `invalidRequest` for a malformed change.
 */
export async function parseChanges(changes: readonly unknown[]): Promise<CorrectionChange[]> {
  return await Promise.all(changes.map(parseChange));
}

async function parseChange(change: unknown): Promise<CorrectionChange> {
  if (!isObject(change)) throw malformed('change');
  const { kind, list } = change;
  if (kind === 'field') return await parseFieldChange(change);
  if (!isList(list)) throw malformed('list');
  if (kind === 'order') {
    const { keys } = change;
    if (!Array.isArray(keys) || keys.length > maxEntries || !keys.every(isKey)) throw malformed('order');
    return { kind, list, keys: [...new Set(keys)] };
  }
  const { key, state } = change;
  if (kind !== 'entry' || !isKey(key)) throw malformed('entry');
  return { kind, list, key, state: state === null ? null : await parseState(list, state) };
}

async function parseFieldChange({ field, value }: Entry): Promise<CorrectionChange> {
  if (!isField(field)) throw malformed('field');
  if (value === null) return { kind: 'field', field, value };
  if (typeof value !== 'string' && !Array.isArray(value)) throw malformed('value');
  const cast: unknown = await correctableFields[field].validate(value);
  if (typeof cast === 'string') return { kind: 'field', field, value: cast };
  return { kind: 'field', field, value: Array.isArray(cast) ? cast.filter((item) => typeof item === 'string') : [] };
}

async function parseState(list: CorrectableList, state: unknown): Promise<EntryState> {
  if (!isObject(state) || typeof state.isRemoved !== 'boolean' || !isObject(state.values)) throw malformed('state');
  const given = Object.entries(state.values);
  const fields = Object.entries(entryFields[list]).filter(([name]) => given.some(([key]) => key === name));
  if (fields.length < given.length) throw malformed('values');
  const cast: Entry = await record(Object.fromEntries(fields)).validate(state.values);
  const values = Object.entries(cast).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return { isRemoved: state.isRemoved, values: Object.fromEntries(values) as EntryValues };
}

/**
 * The corrections after further changes.
 * @param original the parsed resume that they apply to.
 * @throws PortalError `invalidRequest` for an entry without a name, for a period that was changed to an impossible one,
 *   and when the corrections exceed {@link maxCorrectionsLength}.
 */
export function changeCorrections(
  corrections: ResumeCorrections,
  original: ParsedResume,
  changes: readonly CorrectionChange[],
  stamp: Stamp,
): ResumeCorrections {
  const changed = changes.reduce<ResumeCorrections>(
    (current, change) => {
      if (change.kind === 'field') return { ...current, fields: changeField(current.fields, original, change, stamp) };
      const before = current.lists[change.list] ?? { entries: {}, order: [] };
      const after =
        change.kind === 'order'
          ? { ...before, order: change.keys }
          : { ...before, entries: changeEntries(before, original[change.list], change, stamp) };
      return { ...current, lists: { ...current.lists, [change.list]: after } };
    },
    { ...corrections, updatedAt: stamp.at },
  );
  if (JSON.stringify(changed).length > maxCorrectionsLength) {
    throw new PortalError('invalidRequest', { userMessage: correctionTexts.tooMany });
  }
  return changed;
}

function changeField(
  fields: ResumeCorrections['fields'],
  original: ParsedResume,
  { field, value }: { field: CorrectableField; value: CorrectionValue | null },
  stamp: Stamp,
): ResumeCorrections['fields'] {
  const { [field]: before, ...others } = fields;
  if (value === null) return others;
  const read = fieldValueOf(original, field);
  return { ...others, [field]: { ...stamped(before, value, stamp), original: read } };
}

function changeEntries(
  { entries }: ListCorrections,
  read: readonly Entry[],
  { list, key, state }: { list: CorrectableList; key: string; state: EntryState | null },
  stamp: Stamp,
): ListCorrections['entries'] {
  const { [key]: before, ...others } = entries;
  if (state === null) return others;
  const original = read[keysOfEntries(list, read).indexOf(key)] ?? before?.original ?? null;
  const isNothing = original !== null && !state.isRemoved && Object.keys(state.values).length === 0;
  if (isNothing) return others;
  const fault = state.isRemoved
    ? null
    : entryFault(list, { ...original, ...state.values }, { now: stamp.at, read: original });
  if (fault) throw new PortalError('invalidRequest', { userMessage: fault.message });
  if (original === null && list !== 'work' && list !== 'education' && !state.values.name) throw malformed('name');
  const values = Object.fromEntries(
    Object.entries(state.values).map(([name, value]) => [name, stamped(before?.values[name], value, stamp)]),
  );
  const correction: EntryCorrection = { ...stamp, original, isRemoved: state.isRemoved, values };
  return { ...others, [key]: before ? { ...correction, at: before.at } : correction };
}

/** An unchanged value keeps the stamp of its first author. */
function stamped(before: CorrectedValue | undefined, value: CorrectionValue, stamp: Stamp): CorrectedValue {
  const isSame = before && JSON.stringify(before.value) === JSON.stringify(value);
  const { by, byName, at } = isSame ? before : stamp;
  return { value, by, byName, at };
}

function isObject(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isKey(value: unknown): value is string {
  return typeof value === 'string' && keyPattern.test(value) && value !== '__proto__';
}
function isList(value: unknown): value is CorrectableList {
  return correctableLists.some((list) => list === value);
}
function isField(value: unknown): value is CorrectableField {
  return typeof value === 'string' && Object.hasOwn(correctableFields, value);
}
function malformed(what: string): PortalError {
  return new PortalError('invalidRequest', { detail: `correction: ${what}` });
}

import { fieldValueOf } from '@portal/domain/corrections/apply-corrections';
import type { CorrectionChange, EntryState } from '@portal/domain/corrections/change-corrections';
import {
  entryFields,
  textOf,
  type CorrectableField,
  type CorrectableList,
  type Entry,
} from '@portal/domain/corrections/correctable';
import { isUncertain } from '@portal/domain/corrections/uncertain-value';
import type { EntryCorrection, ResumeCorrections } from '@portal/domain/corrections/resume-corrections';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';

/** A change and what was there before it. */
export interface Step {
  changes: CorrectionChange[];
  undo: CorrectionChange[];
}

/** Sets fields; those that already are so are left out. */
export function fieldStep(
  parsed: ParsedResume,
  { fields }: ResumeCorrections,
  values: Partial<Record<CorrectableField, string | readonly string[] | null>>,
): Step {
  const step: Step = { changes: [], undo: [] };
  for (const [name, value] of Object.entries(values)) {
    const field = name as CorrectableField;
    const before = fields[field]?.value ?? null;
    const isSame =
      value === null ? before === null : JSON.stringify(value) === JSON.stringify(fieldValueOf(parsed, field));
    if (isSame) continue;
    step.changes.push({ kind: 'field', field, value });
    step.undo.push({ kind: 'field', field, value: before });
  }
  return step;
}

/** Says of fields that they are right as they are. */
export function confirmStep(
  parsed: ParsedResume,
  corrections: ResumeCorrections,
  fields: readonly CorrectableField[],
): Step {
  const open = fields.filter((field) => !corrections.fields[field] && fieldValueOf(parsed, field).length > 0);
  return {
    changes: open.map((field) => ({ kind: 'field', field, value: fieldValueOf(parsed, field) })),
    undo: open.map((field) => ({ kind: 'field', field, value: null })),
  };
}

/** What a person has said of an entry so far; null when nothing. */
export function stateOf(correction: EntryCorrection | undefined): EntryState | null {
  if (!correction) return null;
  const values = Object.entries(correction.values).flatMap(([name, { value }]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { values: Object.fromEntries(values), isRemoved: correction.isRemoved };
}

/** Says something of an entry. */
export function entryStep(
  corrections: ResumeCorrections,
  list: CorrectableList,
  key: string,
  next: (before: EntryState) => EntryState | null,
): Step {
  const before = stateOf(corrections.lists[list]?.entries[key]);
  return {
    changes: [{ kind: 'entry', list, key, state: next(before ?? { values: {}, isRemoved: false }) }],
    undo: [{ kind: 'entry', list, key, state: before }],
  };
}

/** The values of a form that differ from the entry as it stands. */
export function changedValues(list: CorrectableList, entry: Entry | null, cast: Entry): Record<string, string> {
  const names = Object.keys(entryFields[list]).filter((name) => textOf(cast, name) !== textOf(entry, name));
  return Object.fromEntries(names.map((name) => [name, textOf(cast, name)]));
}

/** The fields of an entry of which the engine is unsure. */
export function doubtfulFields(parsed: ParsedResume, list: CorrectableList, index: number): string[] {
  return Object.keys(entryFields[list]).filter((field) => {
    const name = list === 'skills' ? 'asWritten' : field;
    return isUncertain(parsed.provenance[`${list}.${index}.${name}`]);
  });
}

/** Moves an entry by one place. */
export function changedOrder(
  { lists }: ResumeCorrections,
  list: CorrectableList,
  keys: readonly string[],
  index: number,
  by: -1 | 1,
): Step {
  const moved = keys.filter((_, place) => place !== index);
  moved.splice(index + by, 0, ...keys.slice(index, index + 1));
  return {
    changes: [{ kind: 'order', list, keys: moved }],
    undo: [{ kind: 'order', list, keys: lists[list]?.order ?? [] }],
  };
}

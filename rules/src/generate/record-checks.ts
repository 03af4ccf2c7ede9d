import { boundsOf, kindOf, membersOf } from '@portal/domain/fields/describe';
import type { AnySchema } from 'yup';
import { fieldCheck, isSingleSwitch, linePattern, listOf, quote, type FieldCheck } from './field-check';

/** A record of fields and records, as the rules check it. */
export interface CheckedRecord {
  [name: string]: AnySchema | CheckedRecord;
}

/** Conditions that a record must meet, and the variables that they use. */
export interface RecordChecks {
  lets: string[];
  conditions: string[];
}

/** A function of the rules for a record, or for a part of records, that occurs more than once. */
export interface SharedRecord {
  /** Of the function. */
  name: string;
  record: CheckedRecord;
  isPart: boolean;
}

interface Options {
  /** Keys of the record itself that are checked elsewhere. */
  extra?: readonly string[];
  shared?: readonly SharedRecord[];
}

/** The rules allow ten variables in a function. */
const maxLets = 10;

/**
 * What the rules check of a record: that it has no unknown members, and that each field is of its kind. The values of a record
 * are matched as a whole, because a decision may evaluate 1,000 expressions at most; in a record that also holds texts,
 * switches and choices are only limited in length. A missing member passes.
 * @param variable that holds the record in the rules.
 */
export function checksOf(
  variable: string,
  record: CheckedRecord,
  { extra = [], shared = [] }: Options = {},
): RecordChecks {
  const names = new Map<string, string>([['', variable]]);
  const lets = variablesFor(record, shared).map((path, index) => {
    const value = valueOf(names, path, '{}');
    const name = String.fromCharCode('a'.charCodeAt(0) + index);
    names.set(path, name);
    return `let ${name} = ${value};`;
  });
  const grouped = new Map<string, { values: string[]; check: FieldCheck['check'] }>();
  const conditions: string[] = [];
  visit(record, '');
  const together = [...grouped.values()].map(({ values, check }) => check(listOf(values), values.length));
  return { lets, conditions: [...conditions, ...together] };

  function visit(at: CheckedRecord, path: string): void {
    const self = names.get(path) ?? valueOf(names, path, '{}');
    const whole = shared.find(({ record: same, isPart }) => !isPart && signatureOf(same) === signatureOf(at));
    if (whole) {
      conditions.push(`${whole.name}(${self})`);
      return;
    }
    const part = shared.find(({ record: same, isPart }) => isPart && Object.keys(same).every((key) => key in at));
    const members = Object.entries(at).filter(([name]) => !(part && name in part.record));
    const keys = [...Object.keys(at), ...(path === '' ? extra : [])];
    // One text that is split, because a list counts an expression for each name.
    const known = keys.length > 1 ? `${quote(keys.join(','))}.split(',')` : listOf(keys.map(quote));
    conditions.push(`${self}.keys().hasOnly(${known})`);
    if (part) conditions.push(`${part.name}(${self})`);
    if (isEventRecord(at)) {
      const [key = ''] = Object.keys(Object.values(at)[0] ?? {});
      conditions.push(`${self}.values().hasOnly([{}, {${quote(key)}: true}, {${quote(key)}: false}])`);
      return;
    }
    checkFields(at, path, self, members);
    for (const [name, member] of members) if (!isSchema(member)) visit(member, below(path, name));
  }

  function checkFields(at: CheckedRecord, path: string, self: string, members: [string, AnySchema | CheckedRecord][]) {
    const fields = members.flatMap(([name, member]) =>
      isSchema(member) ? [{ name, ...fieldCheck(member), member }] : [],
    );
    const hasText = fields.some(({ isText }) => isText);
    // A number may be null, which is no text: in a record that holds texts, numbers are checked one by one.
    const scalars = fields.filter(({ alternative, isNullable }) => alternative !== '' && !(hasText && isNullable));
    const isMatched = (name: string) => scalars.some((scalar) => scalar.name === name);
    if (scalars.length > 1) {
      const values = valuesOf(at, path, self, scalars);
      const longest = Math.max(...scalars.map(({ isText, max }) => (isText ? max : 0)));
      conditions.push(
        hasText
          ? `areLines(${values}, ${quote(linePattern(`[^\\n]{0,${longest}}`))}, ${scalars.length * (longest + 1)})`
          : `${values}.join('\\n').matches(${quote(linePattern([...new Set(scalars.map((scalar) => scalar.alternative))].join('|')))})`,
      );
    }
    for (const { name, member, group, fallback, check, isSingle, isPrecise } of fields) {
      const value = valueOf(names, below(path, name), fallback);
      if (scalars.length < 2 || !isMatched(name) || (hasText && isPrecise)) {
        if (isSingle) conditions.push(check(value, 1));
        else {
          const entry = grouped.get(group) ?? { values: [], check };
          entry.values.push(value);
          grouped.set(group, entry);
        }
      }
      const requiredWhen = member.meta()?.requiredWhen;
      if (!requiredWhen) continue;
      conditions.push(
        `(${valueOf(names, below(path, requiredWhen), 'false')} == false || ${valueOf(names, below(path, name), "''")} != '')`,
      );
    }
  }

  /** The values of a record that are matched as a whole, in the shorter of two ways. */
  function valuesOf(
    at: CheckedRecord,
    path: string,
    self: string,
    scalars: readonly { name: string; fallback: string }[],
  ) {
    const all = [...Object.keys(at), ...(path === '' ? extra : [])];
    const others = all.filter((name) => !scalars.some((scalar) => scalar.name === name));
    if (others.length === 0) return `${self}.values()`;
    if (others.length >= scalars.length) {
      return listOf(scalars.map(({ name, fallback }) => valueOf(names, below(path, name), fallback)));
    }
    const removed = others.map((name) => names.get(below(path, name)) ?? valueOf(names, below(path, name), '[]'));
    return `${self}.values().removeAll(${listOf(removed)})`;
  }
}

/** The record that a schema describes. */
export function recordOf(schema: AnySchema): CheckedRecord {
  return Object.fromEntries(
    (membersOf(schema) ?? []).map(([name, member]) => [name, membersOf(member) ? recordOf(member) : member]),
  );
}

/** Records that are read often enough to be worth a variable, outermost first. */
function variablesFor(record: CheckedRecord, shared: readonly SharedRecord[]): string[] {
  const found: { path: string; uses: number }[] = [];
  visit(record, '');
  const worth = new Set([...found].sort((a, b) => b.uses - a.uses).slice(0, maxLets));
  return found.filter((each) => worth.has(each)).map(({ path }) => path);

  function visit(at: CheckedRecord, path: string): void {
    if (path !== '' && shared.some(({ record: same, isPart }) => !isPart && signatureOf(same) === signatureOf(at)))
      return;
    const part = shared.find(({ record: same, isPart }) => isPart && Object.keys(same).every((key) => key in at));
    const members = Object.entries(at).filter(([name]) => !(part && name in part.record));
    if (path !== '' && (members.length > 1 || part)) {
      found.push({ path, uses: members.filter(([, member]) => !isSchema(member) || !isSingleSwitch(member)).length });
    }
    if (isEventRecord(at)) return;
    for (const [name, member] of members) if (!isSchema(member)) visit(member, below(path, name));
  }
}

/** Is every member the same record of one switch? */
function isEventRecord(record: CheckedRecord): boolean {
  const members = Object.values(record);
  const [first] = members;
  if (members.length < 2 || !first || isSchema(first)) return false;
  const fields = Object.values(first);
  const isOneSwitch = fields.length === 1 && fields.every((field) => isSchema(field) && isSingleSwitch(field));
  return isOneSwitch && members.every((member) => !isSchema(member) && signatureOf(member) === signatureOf(first));
}

/** The same for records that are checked in the same way. */
function signatureOf(record: CheckedRecord): string {
  return Object.entries(record)
    .map(([name, member]) => {
      if (!isSchema(member)) return `${name}:{${signatureOf(member)}}`;
      return `${name}:${kindOf(member)} ${JSON.stringify(boundsOf(member))}`;
    })
    .join();
}

function isSchema(member: AnySchema | CheckedRecord): member is AnySchema {
  return typeof (member as AnySchema).describe === 'function';
}

function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** A value by its path, from the nearest variable. */
function valueOf(names: ReadonlyMap<string, string>, path: string, fallback: string): string {
  const parts = path.split('.');
  for (let length = parts.length - 1; length >= 0; length -= 1) {
    const name = names.get(parts.slice(0, length).join('.'));
    if (name === undefined) continue;
    const keys = parts.slice(length).map(quote);
    return `${name}.get(${keys.length === 1 ? (keys[0] ?? '') : listOf(keys)}, ${fallback})`;
  }
  throw new Error(`no variable for ${path}`);
}

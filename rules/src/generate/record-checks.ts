import type { AnySchema } from 'yup';
import { membersOf } from '@portal/domain/fields/describe';
import { fieldCheck, lineLength, listOf, quote, type FieldCheck, type Matched } from './field-check';

/** A record of fields and records, as the rules check it. */
export interface CheckedRecord {
  [name: string]: AnySchema | CheckedRecord;
}

/** Conditions that a record must meet, and the variables that they use. */
export interface RecordChecks {
  lets: string[];
  conditions: string[];
}

/** A field of a record, by its path. */
type Field = FieldCheck & { path: string; requiredWhen: string | undefined };

/** The rules allow ten variables in a function. */
const maxLets = 10;

/**
 * What the rules check of a record: that it has no unknown members, and that each field is of its kind. A missing member
 * passes. A decision may evaluate 1,000 expressions at most, so each list of names and values is matched as a whole:
 * - the names of a record and of those in it together;
 * - the values of records of switches, choices and colors, by what any of them may be;
 * - the values of records with short texts, by their length;
 * - everything else in an order of its own, each by its pattern.
 * @param variable that holds the record in the rules.
 * @param extra names that are checked elsewhere.
 */
export function checksOf(variable: string, record: CheckedRecord, extra: readonly string[] = []): RecordChecks {
  const records = recordsOf(record);
  const names = new Map<string, string>([['', variable]]);
  const lets = variablesFor(records).map((path, index) => {
    const value = valueOf(names, path, '{}');
    const name = String.fromCharCode('a'.charCodeAt(0) + index);
    names.set(path, name);
    return `let ${name} = ${value};`;
  });

  const keys: string[] = [];
  const known = new Set<string>(extra);
  const closed: string[] = [];
  const alternatives = new Set<string>();
  const lines: string[] = [];
  let lineCount = 0;
  const ordered: Matched[] = [];
  const nullable: Matched[] = [];
  const textLists: string[] = [];
  const conditions: string[] = [];

  for (const { path, at } of records) {
    const self = names.get(path) ?? valueOf(names, path, '{}');
    keys.push(`${self}.keys()`);
    for (const name of Object.keys(at)) known.add(name);
    if (isEventRecord(at)) {
      for (const name of Object.keys(Object.values(at)[0] ?? {})) {
        conditions.push(`${self}.values().hasOnly([{}, {${quote(name)}: true}, {${quote(name)}: false}])`);
      }
      continue;
    }
    checkFields(path, at, self);
  }

  const all: string[] = [`${concatenated(keys)}.hasOnly(${quote([...known].join(','))}.split(','))`, ...conditions];
  if (closed.length > 0)
    all.push(`${concatenated(closed)}.join('\\n').matches(${quote(repeated([...alternatives].join('|')))})`);
  if (lines.length > 0) all.push(`areLines(${concatenated(lines)}, ${lineCount * (lineLength + 1)})`);
  if (textLists.length > 0) all.push(`!(null in ${concatenated(textLists)})`);
  if (ordered.length > 0 || nullable.length > 0) all.push(inOrder(ordered, nullable));
  return { lets, conditions: all };

  function checkFields(path: string, at: CheckedRecord, self: string) {
    const fields = fieldsOf(path, at);
    const others = Object.keys(at).filter((name) => !fields.some((field) => field.path === below(path, name)));
    const hasLine = fields.some(({ form }) => form === 'line');
    const whole = fields.filter(({ form }) => form !== 'single');
    const removed = [
      ...others.map((name) => names.get(below(path, name)) ?? valueOf(names, below(path, name), '[]')),
      ...fields.filter(({ form }) => form === 'single').map((field) => valueOf(names, field.path, '[]')),
      ...(path === '' ? extra.map((name) => valueOf(names, name, '[]')) : []),
    ];
    const cost = 3 + (removed.length > 0 ? 2 : 0) + sum(removed.map(costOf));
    const isWhole =
      whole.length > 0 && cost < sum(whole.map((field) => costOf(valueOf(names, field.path, field.fallback))));
    if (isWhole) {
      const values = `${self}.values()${removed.length > 0 ? `.removeAll(${listOf(removed)})` : ''}`;
      (hasLine ? lines : closed).push(values);
      if (hasLine) lineCount += whole.length;
      else for (const { matched } of whole) for (const [, pattern] of matched('')) alternatives.add(pattern);
    }
    for (const field of fields) {
      const value = valueOf(names, field.path, field.fallback);
      if (field.requiredWhen !== undefined) {
        const required = valueOf(names, below(path, field.requiredWhen), 'false');
        conditions.push(`(${required} == false || ${valueOf(names, field.path, "''")} != '')`);
      }
      if (field.isListOfTexts) textLists.push(value);
      if (isWhole && field.form !== 'single' && !(hasLine && field.isPrecise)) continue;
      (field.isNullable ? nullable : ordered).push(...field.matched(value));
    }
  }
}

/** The record that a schema describes. */
export function recordOf(schema: AnySchema): CheckedRecord {
  return Object.fromEntries(
    (membersOf(schema) ?? []).map(([name, member]) => [name, membersOf(member) ? recordOf(member) : member]),
  );
}

/** A condition that matches values one after the other. @param nullable those that may be null. */
export function inOrder(values: readonly Matched[], nullable: readonly Matched[]): string {
  const groups = new Map<string, string[]>();
  for (const [value, pattern] of values) groups.set(pattern, [...(groups.get(pattern) ?? []), value]);
  const sorted = [...groups].flatMap(([pattern, same]) => same.map((value): Matched => [value, pattern]));
  const patterns = [...sorted, ...nullable].map(([, pattern]) => pattern);
  const list = (matched: readonly Matched[]) => listOf(matched.map(([value]) => value));
  return `areInOrder(${list(sorted)}, ${list(nullable)}, ${quote(sequence(patterns))})`;
}

/** A pattern of lines in an order. */
function sequence(patterns: readonly string[]): string {
  return patterns.map((pattern) => (pattern.includes('|') ? `(?:${pattern})` : pattern)).join('\\n');
}

/** A pattern of lines, each of which matches. */
function repeated(alternatives: string): string {
  return `(?:(?:${alternatives})(?:\\n|$))*`;
}

function concatenated(lists: readonly string[]): string {
  const [first = '[]', ...others] = lists;
  return `${first}${others.map((list) => `.concat(${list})`).join('')}`;
}

interface RecordAt {
  path: string;
  at: CheckedRecord;
}

/** A record and all records in it, outermost first. */
function recordsOf(at: CheckedRecord, path = ''): RecordAt[] {
  if (isEventRecord(at)) return [{ path, at }];
  const inner = Object.entries(at).flatMap(([name, member]) =>
    isSchema(member) ? [] : recordsOf(member, below(path, name)),
  );
  return [{ path, at }, ...inner];
}

function fieldsOf(path: string, at: CheckedRecord): Field[] {
  return Object.entries(at).flatMap(([name, member]) =>
    isSchema(member)
      ? [{ ...fieldCheck(member), path: below(path, name), requiredWhen: member.meta()?.requiredWhen }]
      : [],
  );
}

/** Records that are read often enough to be worth a variable, outermost first. */
function variablesFor(records: readonly RecordAt[]): string[] {
  const uses = records
    .filter(({ path }) => path !== '')
    .map(({ path, at }) => {
      const fields = fieldsOf(path, at);
      const inner = Object.keys(at).length - fields.length;
      const single = fields.filter(({ form }) => form === 'single').length;
      // Names, values, what is matched by itself, and the records in it.
      return { path, uses: 1 + (fields.length > single ? 1 : 0) + single * 2 + inner * 2 };
    });
  const worth = new Set(
    [...uses]
      .filter((each) => each.uses > 1)
      .sort((a, b) => b.uses - a.uses)
      .slice(0, maxLets),
  );
  return uses.filter((each) => worth.has(each)).map(({ path }) => path);
}

/** Is every member a record of the same one switch? */
function isEventRecord(record: CheckedRecord): boolean {
  const members = Object.values(record);
  const names = new Set(members.flatMap((member) => (isSchema(member) ? [] : Object.keys(member))));
  return members.length > 1 && names.size === 1 && members.every((member) => !isSchema(member) && isOneSwitch(member));
}

function isOneSwitch(record: CheckedRecord): boolean {
  return Object.values(record).every((member) => isSchema(member) && fieldCheck(member).fallback === 'false');
}

function isSchema(member: AnySchema | CheckedRecord): member is AnySchema {
  return typeof (member as AnySchema).describe === 'function';
}

/** Expressions that a value from a record counts as. */
function costOf(value: string): number {
  const path = /\[([^\]]*)\], /.exec(value)?.[1];
  if (!value.includes('.get(')) return 1;
  return path === undefined ? 4 : 4 + path.split(',').length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
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

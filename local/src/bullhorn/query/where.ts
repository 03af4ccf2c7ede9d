import { ApiError } from '../rest/api-error';
import { asText } from '../data/as-text';
import { valuesAt } from '../data/fields';
import type { Database, Row } from '../data/database';
import type { Entity } from '../data/schema';
import { Tokens } from './tokens';

/** A condition on a record. */
export type Condition = (row: Row) => boolean;

type Value = string | number | boolean | null;

const tokenPattern =
  /\s+|(?<string>'(?:[^']|'')*'|"(?:[^"]|"")*")|(?<number>-?\d+(?:\.\d+)?(?![\w.]))|(?<name>[A-Za-z_][\w.]*)|(?<sign><>|<=|>=|!=|[=<>(),{}])/y;

/**
 * Reads the parameter `where` of `query`, a subset of JPQL: comparisons, `IS [NOT] NULL`, `IS [NOT] EMPTY`, `[NOT] IN`,
 * `[NOT] LIKE`, `[NOT] BETWEEN`, `MEMBER OF`, AND, OR, NOT and parentheses over dotted fields.
 * Source: https://bullhorn.github.io/rest-api-docs/#get-query
 * @throws ApiError 400 for what cannot be read and for unknown fields (once a record is tested).
 */
export function parseWhere(text: string, database: Database, entity: Entity): Condition {
  const tokens = new Tokens(text, tokenPattern);
  const at = (path: string) => {
    const names = path.split('.');
    return (row: Row) => valuesAt(database, entity, row, names);
  };

  const or = (): Condition => {
    const parts = [and()];
    while (tokens.takeWord('OR')) parts.push(and());
    return (row) => parts.some((part) => part(row));
  };
  const and = (): Condition => {
    const parts = [not()];
    while (tokens.takeWord('AND')) parts.push(not());
    return (row) => parts.every((part) => part(row));
  };
  const not = (): Condition => {
    if (!tokens.takeWord('NOT')) return primary();
    const inner = not();
    return (row) => !inner(row);
  };
  const primary = (): Condition => {
    if (tokens.take('(')) {
      const inner = or();
      tokens.expect(')');
      return inner;
    }
    const token = tokens.next();
    if (token.kind === 'number' || token.kind === 'string') return member(literal(token.kind, token.text));
    if (token.kind !== 'name') throw tokens.fault();
    return comparison(token.text);
  };
  const member = (value: Value): Condition => {
    const isNegated = tokens.takeWord('NOT');
    tokens.expectWord('MEMBER');
    tokens.takeWord('OF');
    const values = at(tokens.next().text);
    return (row) => values(row).some((each) => isEqual(each, value)) !== isNegated;
  };
  const comparison = (path: string): Condition => {
    const values = at(path);
    if (tokens.takeWord('IS')) {
      const isNegated = tokens.takeWord('NOT');
      const isNull = tokens.takeWord('NULL');
      if (!isNull) tokens.expectWord('EMPTY');
      return (row) => values(row).every((value) => value === null || value === '') !== isNegated;
    }
    const isNegated = tokens.takeWord('NOT');
    if (tokens.takeWord('IN')) {
      const list = valueList();
      return (row) => values(row).some((value) => list.some((each) => isEqual(value, each))) !== isNegated;
    }
    if (tokens.takeWord('LIKE')) {
      const pattern = likePattern(String(oneValue()));
      return (row) => values(row).some((value) => value !== null && pattern.test(asText(value))) !== isNegated;
    }
    if (tokens.takeWord('BETWEEN')) {
      const from = oneValue();
      tokens.expectWord('AND');
      const to = oneValue();
      const isWithin = (value: unknown) => compare(value, from) >= 0 && compare(value, to) <= 0;
      return (row) => values(row).some(isWithin) !== isNegated;
    }
    if (isNegated) throw tokens.fault();
    const sign = tokens.next();
    const test = sign.kind === 'sign' ? comparisons[sign.text] : undefined;
    if (!test) throw tokens.fault();
    const value = oneValue();
    return (row) => values(row).some((each) => test(each, value));
  };
  const valueList = (): Value[] => {
    tokens.expect('(');
    const list: Value[] = [];
    do list.push(oneValue());
    while (tokens.take(','));
    tokens.expect(')');
    return list;
  };
  const oneValue = (): Value => {
    // `{ts '…'}` of JDBC is a date.
    if (tokens.take('{')) {
      tokens.next();
      const date = Date.parse(String(oneValue()));
      tokens.expect('}');
      return date;
    }
    const token = tokens.next();
    return literal(token.kind, token.text);
  };
  const literal = (kind: string, text: string): Value => {
    if (kind === 'number') return Number(text);
    if (kind === 'string') return text.slice(1, -1).replaceAll(text.charAt(0).repeat(2), text.charAt(0));
    const words: Readonly<Record<string, Value>> = { true: true, false: false, null: null };
    const value = words[text.toLowerCase()];
    if (value === undefined) throw tokens.fault();
    return value;
  };

  const condition = or();
  if (!tokens.isDone) throw tokens.fault();
  return condition;
}

const comparisons: Readonly<Record<string, (a: unknown, b: Value) => boolean>> = {
  '=': (a, b) => isEqual(a, b),
  '<>': (a, b) => a !== null && !isEqual(a, b),
  '!=': (a, b) => a !== null && !isEqual(a, b),
  '<': (a, b) => compare(a, b) < 0,
  '<=': (a, b) => compare(a, b) <= 0,
  '>': (a, b) => compare(a, b) > 0,
  '>=': (a, b) => compare(a, b) >= 0,
};

/** Compares as a SQL database does: text regardless of case, numbers also when one side is text, null never equals. */
function isEqual(a: unknown, b: Value): boolean {
  if (a === null || b === null) return false;
  if (typeof a === 'boolean' || typeof b === 'boolean') return truthOf(a) === truthOf(b);
  if (typeof a === 'number' || typeof b === 'number') return Number(a) === Number(b);
  return asText(a).toLowerCase() === b.toLowerCase();
}

/** `true` and 1 are the same, as are `false` and 0. */
function truthOf(value: unknown): string {
  const text = asText(value);
  return text === '1' ? 'true' : text === '0' ? 'false' : text;
}

/** NaN, which no comparison accepts, when one side is missing. */
function compare(a: unknown, b: Value): number {
  if (a === null || b === null) return Number.NaN;
  if (typeof a === 'number' || typeof b === 'number') return Number(a) - Number(b);
  return asText(a).localeCompare(String(b), 'en', { sensitivity: 'base' });
}

function likePattern(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('%', '[^]*').replaceAll('_', '[^]')}$`, 'i');
}

/** Reads `orderBy` or `sort`: `-dateAdded,name`, `name DESC`. @throws ApiError 400 for an unknown field. */
export function parseOrder(text: string, database: Database, entity: Entity): (a: Row, b: Row) => number {
  const keys = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, sign = '', name = '', direction = ''] = /^([+-]?)([\w.]+)(?:\s+(asc|desc))?$/i.exec(part) ?? [];
      if (name === '') throw new ApiError(400, 'errors.invalidOrder', `Cannot sort by '${part}'.`);
      return { path: name.split('.'), factor: sign === '-' || direction.toLowerCase() === 'desc' ? -1 : 1 };
    });
  return (a, b) => {
    for (const { path, factor } of keys) {
      const [x, y] = [valuesAt(database, entity, a, path)[0] ?? null, valuesAt(database, entity, b, path)[0] ?? null];
      if (x === null && y === null) continue;
      const order = x === null ? -1 : y === null ? 1 : compare(x, y as Value);
      if (order !== 0) return order * factor;
    }
    return a.id - b.id;
  };
}

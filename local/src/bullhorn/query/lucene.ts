import { asText } from '../data/as-text';
import { valuesAt } from '../data/fields';
import type { Database, Row } from '../data/database';
import type { Entity } from '../data/schema';
import { Tokens } from './tokens';
import type { Condition } from './where';

type Test = (value: string) => boolean;
/** Tests values of the field that a clause names, or of the whole record. */
type Clause = (field: string | null) => Condition;

const tokenPattern =
  /\s+|(?<field>[A-Za-z_][\w.]*):|(?<string>"(?:[^"\\]|\\.)*")|(?<sign>&&|\|\||[()[\]{}!+])|(?<minus>-)(?=\S)|(?<name>(?:\\.|[^\s()[\]{}":!^~\\])+)(?:[~^][\d.]*)?/y;

/**
 * Reads the parameter `query` of `search`, Lucene's syntax: fields, phrases, `*` and `?`, ranges, groups, AND, OR, NOT,
 * `+`, `-`. Terms without an operator between them are alternatives.
 * Source: https://lucene.apache.org/core/2_9_4/queryparsersyntax.html
 * @throws ApiError 400 for what cannot be read, and for unknown fields once a record is tested.
 */
export function parseLucene(text: string, database: Database, entity: Entity): Condition {
  const tokens = new Tokens(text, tokenPattern);

  const group = (): Clause => {
    const required: Clause[] = [];
    const optional: Clause[] = [];
    const excluded: Clause[] = [];
    let list: 'required' | 'optional' = 'optional';
    for (let isFirst = true; !tokens.isDone && tokens.peek()?.text !== ')'; isFirst = false) {
      const isAnd = !isFirst && (tokens.takeWord('AND') || tokens.take('&&'));
      const isOr = !isFirst && !isAnd && (tokens.takeWord('OR') || tokens.take('||'));
      const isExcluded = tokens.takeWord('NOT') || tokens.take('!') || takeMinus();
      const isRequired = tokens.take('+');
      const clause = one();
      if (isAnd && list === 'optional') {
        // `a AND b`: the term before AND is required as well.
        const previous = optional.pop();
        if (previous) required.push(previous);
      }
      list = isAnd || isRequired ? 'required' : 'optional';
      if (isExcluded) excluded.push(clause);
      else if (list === 'required' && !isOr) required.push(clause);
      else optional.push(clause);
    }
    return (field) => {
      const bind = (clauses: readonly Clause[]) => clauses.map((clause) => clause(field));
      const [must, may, mustNot] = [bind(required), bind(optional), bind(excluded)];
      return (row) =>
        must.every((test) => test(row)) &&
        !mustNot.some((test) => test(row)) &&
        (must.length > 0 || may.length === 0 || may.some((test) => test(row)));
    };
  };

  const takeMinus = (): boolean => {
    if (tokens.peek()?.kind !== 'minus') return false;
    tokens.next();
    return true;
  };

  const one = (): Clause => {
    if (tokens.take('(')) {
      const inner = group();
      tokens.expect(')');
      return inner;
    }
    const token = tokens.next();
    if (token.kind === 'field') {
      const value = one();
      // `id:1 2 3` lists ids.
      const more: Clause[] = [];
      while (token.text === 'id' && /^\d+$/.test(tokens.peek()?.text ?? '')) more.push(one());
      return () => {
        const tests = [value, ...more].map((clause) => clause(token.text));
        return (row) => tests.some((test) => test(row));
      };
    }
    if (token.text === '[' || token.text === '{') return range(token.text === '[');
    if (token.kind === 'string') return testing(phraseTest(token.text.slice(1, -1)));
    if (token.kind === 'name') return testing(termTest(token.text));
    throw tokens.fault();
  };

  const range = (isFromIncluded: boolean): Clause => {
    const from = bound();
    tokens.expectWord('TO');
    const to = bound();
    const close = tokens.next().text;
    if (close !== ']' && close !== '}') throw tokens.fault();
    return testing((value) => {
      const low = from === '*' ? 1 : compareBound(value, from);
      const high = to === '*' ? -1 : compareBound(value, to);
      return (isFromIncluded ? low >= 0 : low > 0) && (close === ']' ? high <= 0 : high < 0);
    });
  };
  const bound = (): string => {
    const minus = takeMinus() ? '-' : '';
    const token = tokens.next();
    return token.kind === 'string' ? token.text.slice(1, -1) : minus + token.text;
  };

  const testing =
    (test: Test): Clause =>
    (field) => {
      if (field === null) return (row) => wholeText(entity, row).some(test);
      const path = field.split('.');
      return (row) => valuesAt(database, entity, row, path).some((value) => value !== null && test(textOf(value)));
    };

  const condition = group()(null);
  if (!tokens.isDone) throw tokens.fault();
  return condition;
}

/** Everything of a record that a search without a field looks through. */
function wholeText(entity: Entity, row: Row): string[] {
  const texts = [String(row.id)];
  for (const field of entity.fields.values()) {
    const value = row[field.name];
    if (field.dataType === 'String' && typeof value === 'string') texts.push(value);
    if (field.type === 'COMPOSITE' && typeof value === 'object' && value !== null) {
      texts.push(...Object.values(value).filter((part) => typeof part === 'string'));
    }
  }
  return texts;
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return asText(value);
}

/** A word, with `*` and `?`: matches one of the value's words, or the whole value. */
function termTest(term: string): Test {
  const plain = term.replaceAll(/\\(.)/g, '$1');
  if (plain === 'true' || plain === 'false')
    return (value) => value === (plain === 'true' ? '1' : '0') || value === plain;
  const source = term
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const pattern = new RegExp(`^${source}$`, 'is');
  return (value) => pattern.test(value) || value.split(/[^\p{L}\p{N}+#@.'-]+/u).some((word) => pattern.test(word));
}

function phraseTest(phrase: string): Test {
  // `owner.id:"[0 TO *]"` is how a to-one association is asked for.
  if (phrase === '[0 TO *]') return () => true;
  const wanted = phrase.replaceAll(/\\(.)/g, '$1').toLowerCase();
  return (value) => ` ${normalize(value)} `.includes(` ${normalize(wanted)} `);
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#@.]+/gu, ' ')
    .trim();
}

/** Compares a value with a bound: dates are written yyyyMMdd[HHmmss] and stored in milliseconds. */
function compareBound(value: string, bound: string): number {
  if (!Number.isFinite(Number(bound))) return value.localeCompare(bound, 'en', { sensitivity: 'base' });
  const isDate = /^\d{8}(?:\d{2}){0,3}$/.test(bound) && Number(value) > 100_000_000_000;
  return Number(value) - (isDate ? dateOf(bound) : Number(bound));
}

function dateOf(text: string): number {
  const [, year, month, day, hour = '0', minute = '0', second = '0'] =
    /^(\d{4})(\d{2})(\d{2})(\d{2})?(\d{2})?(\d{2})?$/.exec(text) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

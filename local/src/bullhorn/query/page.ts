import { parseFields, selectFields } from '../data/fields';
import type { Database, Row } from '../data/database';
import type { Entity } from '../data/schema';

/** The most records in an answer. */
const maxCount = 500;

export interface PageRequest {
  start: number;
  count: number;
  fields: string;
  withTotal: boolean;
  isTotalOnly: boolean;
}

/** Reads `start`, `count`, `fields`, `showTotalMatched` and `totalOnly`. */
export function pageRequest(parameters: URLSearchParams, defaultCount: number): PageRequest {
  const number = (name: string, otherwise: number) => {
    const value = Number(parameters.get(name) ?? otherwise);
    return Number.isInteger(value) && value >= 0 ? value : otherwise;
  };
  return {
    start: number('start', 0),
    count: Math.min(number('count', defaultCount), maxCount),
    fields: parameters.get('fields') ?? 'id',
    withTotal: parameters.get('showTotalMatched') === 'true',
    isTotalOnly: parameters.get('totalOnly') === 'true',
  };
}

/** One page of records in the form that `query`, `search` and to-many reads share. */
export function answerPage(
  database: Database,
  entity: Entity,
  rows: readonly Row[],
  { start, count, fields, withTotal, isTotalOnly }: PageRequest,
  extra: Readonly<Record<string, unknown>> = {},
): object {
  if (isTotalOnly) return { total: rows.length };
  const selected = parseFields(fields);
  const data = rows
    .slice(start, start + count)
    .map((row) => ({ ...selectFields(database, entity, row, selected), ...extra }));
  return { ...(withTotal && { total: rows.length }), start, count: data.length, data };
}

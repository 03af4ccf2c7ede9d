import { array, number } from 'yup';
import { record } from '@portal/domain/fields/model';
import type { AtsSession } from '@portal/domain/users/user';
import type { AtsPage, PageRequest } from '../ats/applicant-tracking';
import { read, type BullhornSettings } from './bullhorn-http';
import { askData } from './bullhorn-request';

/** Maximum page size of Bullhorn. */
export const pageSize = 500;
/** Ids per condition, so that a URL stays below 7,500 characters. */
const idsPerCall = 200;

export type Row = Record<string, unknown> & { id: number };

export const rowsAnswer = record({
  data: array()
    .of(record({ id: number().required() }).noUnknown(false))
    .required(),
});
const pairsAnswer = record({ data: array().of(array().of(number().required()).required()).required() });

/** How an entity is listed: Lucene over the search index, or JPQL over the database for entities without an index. */
export interface Listing {
  entity: string;
  fields: string;
  isIndexed: boolean;
}

/**
 * A page of an entity's records, deleted ones included, in the order of their ids. Pages continue after an id instead of an
 * offset, so that records that are added or deleted meanwhile shift nothing.
 * Source: https://bullhorn.github.io/rest-api-docs/#get-search and #get-query
 */
export async function listPage<T>(
  settings: BullhornSettings,
  session: AtsSession,
  listing: Listing,
  { since, after }: PageRequest,
  toRecord: (row: Row) => T,
): Promise<AtsPage<T>> {
  const { entity, fields, isIndexed } = listing;
  const from = Number(after === '' ? 0 : after);
  const query: Record<string, string> = isIndexed
    ? {
        query: `id:[${from + 1} TO *]${since === null ? '' : ` AND dateLastModified:[${luceneTime(since)} TO *]`}`,
        sort: 'id',
      }
    : { where: `id>${from}${since === null ? '' : ` AND dateLastModified>=${since}`}`, orderBy: 'id' };
  const body = await askData(settings, session, {
    name: entity,
    path: `${isIndexed ? 'search' : 'query'}/${entity}`,
    query: { ...query, fields, count: String(pageSize) },
  });
  const rows = read(entity, rowsAnswer, body).data as Row[];
  const last = rows.at(-1);
  return { rows: rows.map(toRecord), next: last && rows.length === pageSize ? String(last.id) : null };
}

/** Lucene writes times as `yyyyMMddHHmmss` in UTC. */
export function luceneTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\D/g, '').slice(0, 14);
}

/**
 * All records whose field is one of these ids.
 * @param field a dotted field of one id, such as `candidate.id`.
 */
export async function listByIds(
  settings: BullhornSettings,
  session: AtsSession,
  { entity, fields, where = '' }: { entity: string; fields: string; where?: string },
  field: string,
  ids: readonly string[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += idsPerCall) {
    const some = ids.slice(start, start + idsPerCall).join(',');
    for (let last = 0; ;) {
      const body = await askData(settings, session, {
        name: entity,
        path: `query/${entity}`,
        query: {
          where: `${field} IN (${some}) AND id>${last}${where}`,
          fields,
          orderBy: 'id',
          count: String(pageSize),
        },
      });
      const found = read(entity, rowsAnswer, body).data as Row[];
      rows.push(...found);
      if (found.length < pageSize) break;
      last = found.at(-1)?.id ?? last;
    }
  }
  return rows;
}

/**
 * The ids that a to-many field associates with each of some records.
 * Source: https://bullhorn.github.io/rest-api-docs/#post-association
 * @returns by record id; records without any are missing.
 */
export async function associatedIds(
  settings: BullhornSettings,
  session: AtsSession,
  { entity, field }: { entity: string; field: string },
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const maxPairs = 10_000;
  for (let start = 0; ids.length > 0; start += maxPairs) {
    const body = await askData(settings, session, {
      name: `${entity}.${field}`,
      path: `association/${entity}/${field}`,
      method: 'POST',
      json: { ids: ids.map(Number), start, count: maxPairs, showTotalMatched: true },
    });
    const { data } = read(`${entity}.${field}`, pairsAnswer, body);
    for (const [owner, associated] of data) {
      const list = found.get(String(owner)) ?? [];
      list.push(String(associated));
      found.set(String(owner), list);
    }
    if (data.length < maxPairs) break;
  }
  return found;
}

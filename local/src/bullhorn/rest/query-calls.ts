import type { Corporation } from '../corporation';
import { parseLucene } from '../query/lucene';
import { answerPage, pageRequest } from '../query/page';
import { parseOrder, parseWhere } from '../query/where';
import { entities } from '../data/entities';
import { requireEntity } from '../data/database';
import { ApiError } from './api-error';

/** `query/{type}`. */
export function queryEntities({ database }: Corporation, type: string, parameters: URLSearchParams): object {
  const entity = requireEntity(type);
  const where = parameters.get('where') ?? '';
  if (where === '') throw new ApiError(400, 'errors.missingWhere', "The parameter 'where' is missing.");
  const condition = parseWhere(where, database, entity);
  const rows = [...database.all(type)].filter(condition);
  rows.sort(parseOrder(parameters.get('orderBy') ?? 'id', database, entity));
  return answerPage(database, entity, rows, pageRequest(parameters, 15));
}

/** `search/{type}`. Without any parameter it lists the fields that can be searched. */
export function searchEntities({ database, index }: Corporation, type: string, parameters: URLSearchParams): object {
  const entity = requireEntity(type);
  if (!entity.isSearchable) throw new ApiError(404, 'errors.notSearchable', `${type} is not indexed.`);
  const query = parameters.get('query') ?? parameters.get('where');
  if (query === null) {
    const searchFields = [...entity.fields.values()]
      .filter(({ type: kind }) => kind !== 'TO_MANY')
      .map(({ name, dataType }) => ({ name, type: dataType || 'Association', isSortable: true, lookupNames: [name] }));
    return { searchFields };
  }
  const rows = query.trim() === '' ? index.all(type) : index.all(type).filter(parseLucene(query, database, entity));
  rows.sort(parseOrder(parameters.get('sort') ?? parameters.get('orderBy') ?? 'id', database, entity));
  const request = pageRequest(parameters, 20);
  if (!parameters.has('fields')) {
    const data = rows.slice(request.start, request.start + request.count).map(({ id }) => id);
    return { total: rows.length, start: request.start, count: data.length, data };
  }
  return answerPage(database, entity, rows, { ...request, withTotal: true }, { _score: 1 });
}

/** `find`: a quick search over all kinds of records. */
export function findRecords(corporation: Corporation, parameters: URLSearchParams): object {
  const query = parameters.get('query') ?? '';
  const count = Number(parameters.get('countPerEntity') ?? 3);
  const data = [...entities.values()]
    .filter(({ isSearchable }) => isSearchable)
    .flatMap((entity) =>
      corporation.index
        .all(entity.name)
        .filter(parseLucene(query, corporation.database, entity))
        .slice(0, count)
        .map((row) => ({
          entityType: entity.name,
          entityId: row.id,
          title: row.name ?? row.title ?? '',
          byLine: row.occupation ?? row.status ?? '',
          location: (row.address as { city?: string } | null | undefined)?.city ?? '',
        })),
    );
  return { data };
}

/** `my{Entity}s` and `department{Entity}s`: the records that the API user owns, or all. */
export function listOwn(corporation: Corporation, call: string, parameters: URLSearchParams): object | null {
  const [, scope = '', plural = ''] = /^(my|department)([A-Z]\w*)$/.exec(call) ?? [];
  const entity = entities.get(plural.replace(/ies$/, 'y').replace(/s$/, ''));
  if (!entity?.fields.has('owner')) return null;
  const { database, apiUserId } = corporation;
  const rows = [...database.all(entity.name)].filter(
    ({ owner, isDeleted }) =>
      isDeleted !== true && (scope === 'department' || (owner as { id: number } | null)?.id === apiUserId),
  );
  return answerPage(database, entity, rows, { ...pageRequest(parameters, 20), withTotal: true });
}

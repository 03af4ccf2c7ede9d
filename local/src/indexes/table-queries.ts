import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchTokensField } from '@portal/domain/search/searchable';
import { repositoryRoot } from '../repository';
import type { QueryShape } from './query-shape';

/** A search term; each is a field. */
export const word = `${searchTokensField}.word`;

/** Every sort that the columns of a table offer with every filter, and the search, which has no order. */
export function tableQueries(
  columnsFile: string,
  collection: string,
  filters: readonly (readonly string[])[],
): QueryShape[] {
  const columns = readFileSync(join(repositoryRoot, 'web/src/features', columnsFile), 'utf8');
  const fields = Array.from(columns.matchAll(/\bsortField: '([^']+)'/g), ([, field = '']) => field);
  if (fields.length === 0) throw new Error(`${columnsFile} has no column that sorts.`);
  return filters.flatMap((equals) => [
    // An order by a field that is equal in all rows needs nothing.
    ...fields
      .filter((field) => !equals.includes(field))
      .flatMap((field) =>
        (['ASCENDING', 'DESCENDING'] as const).map((direction) => ({
          collection,
          equals,
          orders: [{ field, direction }],
        })),
      ),
    { collection, equals: [...equals, word] },
    { collection, equals },
  ]);
}

/** The sorts of a table whose list is a list field that holds a value. */
export function heldQueries(columnsFile: string, collection: string, contains: string): QueryShape[] {
  return tableQueries(columnsFile, collection, [[]]).flatMap((query) => [query, { ...query, contains }]);
}

/** A query with equal fields and one order. */
export const ordered = (
  collection: string,
  field: string,
  direction: 'ASCENDING' | 'DESCENDING',
  equals: string[] = [],
) => ({
  collection,
  equals,
  orders: [{ field, direction }],
});

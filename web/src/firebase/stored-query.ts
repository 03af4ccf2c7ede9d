import { searchTokensField } from '@portal/domain/search/searchable';
import {
  FieldPath,
  orderBy,
  query,
  where,
  type CollectionReference,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';

/** A field that must have a value, or a list that must hold it: the only kinds of filters that tables have. */
export interface Filter {
  field: string;
  /** Of a field that is a map: the key with the value. */
  key?: string;
  value: string | number | boolean;
  isList?: boolean;
}

/** A list that a table shows: its collection and filters. */
export interface StoredList {
  collection: CollectionReference;
  filters: readonly Filter[];
}

/** The query of a stored list with its filters, followed by further constraints. */
export function listQuery({ collection, filters }: StoredList, ...constraints: QueryConstraint[]): Query {
  return query(
    collection,
    ...filters.map(({ field, key, value, isList }) =>
      where(key === undefined ? field : new FieldPath(field, key), isList ? 'array-contains' : '==', value),
    ),
    ...constraints,
  );
}

/** Documents with all of these tokens (`queryTokens`). Unordered, so that single-field indexes are enough. */
export function havingTokens(tokens: readonly string[]): QueryConstraint[] {
  return tokens.map((token) => where(new FieldPath(searchTokensField, token), '==', true));
}

/** The query of a page, in its order. */
export function pageQuery(
  list: StoredList,
  sort: { field: string; direction: 'asc' | 'desc' },
  ...constraints: QueryConstraint[]
): Query {
  return listQuery(list, orderBy(sort.field, sort.direction), ...constraints);
}

/** A complete key of a list. */
export function listId({ collection, filters }: StoredList): string {
  return [collection.path, ...filters.map(({ field, key = '', value }) => `${field}${key}=${String(value)}`)].join('|');
}

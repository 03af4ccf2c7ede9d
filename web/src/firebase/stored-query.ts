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

/** A field that must have a value: the one kind of filter that tables have. */
export interface Filter {
  field: string;
  value: string | number | boolean;
}

/** A list that a table shows: where it stands, and which of it. */
export interface StoredList {
  collection: CollectionReference;
  filters: readonly Filter[];
}

/** The query of a stored list with its filters, and further constraints behind them. */
export function listQuery({ collection, filters }: StoredList, ...constraints: QueryConstraint[]): Query {
  return query(collection, ...filters.map(({ field, value }) => where(field, '==', value)), ...constraints);
}

/** What has all of these tokens (`queryTokens`). Without an order, so that no index beside those of the fields is needed. */
export function havingTokens(tokens: readonly string[]): QueryConstraint[] {
  return tokens.map((token) => where(new FieldPath(searchTokensField, token), '==', true));
}

/** In an order, and at most that many. */
export function pageQuery(
  list: StoredList,
  sort: { field: string; direction: 'asc' | 'desc' },
  ...constraints: QueryConstraint[]
): Query {
  return listQuery(list, orderBy(sort.field, sort.direction), ...constraints);
}

/** Names a list completely. */
export function listId({ collection, filters }: StoredList): string {
  return [collection.path, ...filters.map(({ field, value }) => `${field}=${String(value)}`)].join('|');
}

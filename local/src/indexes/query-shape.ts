/** A query without its values, which determines the index it needs. */
export interface QueryShape {
  /** Last part of the collection's path. */
  collection: string;
  isCollectionGroup?: boolean;
  equals?: readonly string[];
  contains?: string;
  range?: string;
  orders?: readonly Order[];
}

export interface Order {
  field: string;
  direction: 'ASCENDING' | 'DESCENDING';
}

/** A file of the product and the queries that it makes. */
export interface FileQueries {
  file: string;
  queries: readonly QueryShape[];
}

/** `firestore.indexes.json` (https://firebase.google.com/docs/reference/firestore/indexes). */
export interface IndexFile {
  indexes: {
    collectionGroup: string;
    queryScope: string;
    fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
  }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: { queryScope?: string }[] }[];
}

/** The document id is part of every index and not a field. */
const idField = '__name__';

/**
 * Whether Firestore can run the query with these indexes, by its rules
 * (https://firebase.google.com/docs/firestore/query-data/index-overview): single-field indexes exist automatically unless
 * exempted, for collection groups only where listed; several are merged for conditions without an order; an order or a
 * range together with other conditions needs composite indexes that all end with that order and together cover every
 * other condition.
 */
export function hasIndexes(query: QueryShape, file: IndexFile): boolean {
  const orders = (query.orders ?? []).filter(({ field }) => field !== idField);
  const conditions = [...(query.equals ?? []), ...(query.contains ? [query.contains] : [])];
  const ranked: Order[] =
    query.range && orders[0]?.field !== query.range
      ? [{ field: query.range, direction: 'ASCENDING' }, ...orders]
      : orders;
  if (ranked.length === 0) return conditions.every((field) => hasSingle(query, field, file));
  if (conditions.length === 0 && ranked.length === 1) {
    return ranked.every(({ field }) => hasSingle(query, field, file));
  }
  const tail = ranked.map(({ field, direction }) => `${field} ${direction}`);
  const covered = new Set<string>();
  for (const index of file.indexes) {
    if (index.collectionGroup !== query.collection) continue;
    if (index.queryScope !== (query.isCollectionGroup ? 'COLLECTION_GROUP' : 'COLLECTION')) continue;
    const fields = index.fields.filter(({ fieldPath }) => fieldPath !== idField);
    const end = fields.slice(-tail.length).map(({ fieldPath, order }) => `${fieldPath} ${order ?? ''}`);
    const start = fields.slice(0, -tail.length);
    const fits = end.join() === tail.join() && start.every((field) => isCondition(field, query));
    if (fits) for (const { fieldPath } of start) covered.add(fieldPath);
    if (fits && conditions.length === 0) return true;
  }
  return conditions.length > 0 && conditions.every((field) => covered.has(field));
}

function isCondition(field: { fieldPath: string; arrayConfig?: string }, query: QueryShape): boolean {
  if (field.arrayConfig) return field.fieldPath === query.contains;
  return (query.equals ?? []).includes(field.fieldPath);
}

function hasSingle({ collection, isCollectionGroup }: QueryShape, field: string, file: IndexFile): boolean {
  const override = file.fieldOverrides.find(
    ({ collectionGroup, fieldPath }) =>
      collectionGroup === collection && (fieldPath === field || field.startsWith(`${fieldPath}.`)),
  );
  const scope = isCollectionGroup ? 'COLLECTION_GROUP' : 'COLLECTION';
  if (!override) return !isCollectionGroup;
  return override.indexes.some(({ queryScope = 'COLLECTION' }) => queryScope === scope);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../repository';
import { productQueries, queryBuilders } from './product-queries';
import { hasIndexes, type IndexFile, type QueryShape } from './query-shape';

const indexFile = JSON.parse(readFileSync(join(repositoryRoot, 'firestore.indexes.json'), 'utf8')) as IndexFile;

const named = (query: QueryShape): string =>
  [
    query.collection,
    ...(query.equals ?? []).map((field) => `${field}=`),
    query.contains && `${query.contains}∋`,
    query.range && `${query.range}<`,
    ...(query.orders ?? []).map(({ field, direction }) => `${field} ${direction}`),
  ]
    .filter(Boolean)
    .join(' ');

describe('every query of the product has its index', () => {
  test.each(productQueries)('$file', ({ queries }) => {
    expect(queries.filter((query) => !hasIndexes(query, indexFile)).map(named)).toEqual([]);
  });

  test('every file that makes queries is listed', () => {
    const making = ['web/src', 'functions/src'].flatMap((folder) =>
      readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name}`)
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/testing\//.test(name))
        .filter((name) =>
          /\b(?:where|orderBy|useStoredTable)\(/.test(readFileSync(join(repositoryRoot, name), 'utf8')),
        ),
    );
    const known = [...productQueries.map(({ file }) => file), ...queryBuilders, 'web/src/firebase/use-stored-table.ts'];
    expect(making.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !making.includes(name) && name !== 'web/src/firebase/use-stored-table.ts')).toEqual(
      [],
    );
  });

  test('no index is unused', () => {
    const without = (left: number): IndexFile => ({
      ...indexFile,
      indexes: indexFile.indexes.filter((_, index) => index !== left),
    });
    const all = productQueries.flatMap(({ queries }) => queries);
    const idle = indexFile.indexes.filter((_, index) => all.every((query) => hasIndexes(query, without(index))));
    expect(idle.map((index) => JSON.stringify(index))).toEqual([]);
  });
});

describe('which index a query needs', () => {
  const index = (collectionGroup: string, ...fields: string[]): IndexFile['indexes'][number] => ({
    collectionGroup,
    queryScope: 'COLLECTION',
    fields: fields.map((field) => {
      const [fieldPath = '', how = 'ASCENDING'] = field.split(' ');
      return how === 'CONTAINS' ? { fieldPath, arrayConfig: how } : { fieldPath, order: how };
    }),
  });
  const file = (...indexes: IndexFile['indexes']): IndexFile => ({ indexes, fieldOverrides: [] });
  const newestOpen: QueryShape = {
    collection: 'jobs',
    equals: ['status'],
    orders: [{ field: 'createdAt', direction: 'DESCENDING' }],
  };

  test('equality conditions alone, or one order alone, need no index', () => {
    expect(hasIndexes({ collection: 'jobs', equals: ['status', 'createdBy'], contains: 'tokens' }, file())).toBe(true);
    expect(hasIndexes({ collection: 'jobs', orders: newestOpen.orders ?? [] }, file())).toBe(true);
    expect(hasIndexes({ collection: 'jobs', range: 'expiresAt' }, file())).toBe(true);
  });

  test('an order with a condition needs an index of that collection, in that direction', () => {
    expect(hasIndexes(newestOpen, file())).toBe(false);
    expect(hasIndexes(newestOpen, file(index('jobs', 'status', 'createdAt')))).toBe(false);
    expect(hasIndexes(newestOpen, file(index('candidates', 'status', 'createdAt DESCENDING')))).toBe(false);
    expect(hasIndexes(newestOpen, file(index('jobs', 'status', 'createdAt DESCENDING')))).toBe(true);
  });

  test('indexes with the same order are merged', () => {
    const mine = { ...newestOpen, equals: ['status', 'createdBy'] };
    const byStatus = index('jobs', 'status', 'createdAt DESCENDING');
    const byCreator = index('jobs', 'createdBy', 'createdAt DESCENDING');
    expect(hasIndexes(mine, file(byStatus))).toBe(false);
    expect(hasIndexes(mine, file(byStatus, byCreator))).toBe(true);
    expect(hasIndexes(mine, file(index('jobs', 'createdBy', 'status', 'createdAt DESCENDING')))).toBe(true);
  });

  test('an index with a further field does not help', () => {
    expect(hasIndexes(newestOpen, file(index('jobs', 'status', 'city', 'createdAt DESCENDING')))).toBe(false);
  });

  test('a range counts as an order', () => {
    const query: QueryShape = { collection: 'jobs', equals: ['status'], range: 'createdAt' };
    expect(hasIndexes(query, file())).toBe(false);
    expect(hasIndexes(query, file(index('jobs', 'status', 'createdAt')))).toBe(true);
  });

  test('an exempted field has no index of its own; collection groups have none unless it is named', () => {
    const exempt: IndexFile = {
      indexes: [],
      fieldOverrides: [{ collectionGroup: 'jobs', fieldPath: 'jobDescription', indexes: [] }],
    };
    expect(hasIndexes({ collection: 'jobs', equals: ['jobDescription'] }, exempt)).toBe(false);
    expect(hasIndexes({ collection: 'jobs', isCollectionGroup: true, equals: ['status'] }, file())).toBe(false);
  });
});

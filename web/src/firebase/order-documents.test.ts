import { expect, test } from '@jest/globals';
import { orderDocuments } from './order-documents';

const field = 'score';
const documentOf = (name: string, score: number | null) => ({ name, get: () => score });
const documents = [documentOf('high', 40), documentOf('low', 2), documentOf('unknown', null)];
const counted = { [field]: (document: { get(path: string): unknown }) => document.get(field) ?? 5 };
const namesIn = (direction: 'asc' | 'desc', options: Parameters<typeof orderDocuments>[2], rows = documents) =>
  orderDocuments(rows, { field, direction }, options).map(({ name }) => name);

test('a field with a sort value is ordered by it', () => {
  expect(namesIn('desc', { isOrdered: true, counted })).toEqual(['high', 'unknown', 'low']);
  expect(namesIn('asc', { isOrdered: true, counted })).toEqual(['low', 'unknown', 'high']);
});

test('any other field keeps the stored order, or is sorted when the documents are unordered', () => {
  const reversed = [...documents].reverse();
  expect(namesIn('desc', { isOrdered: true, counted: { other: () => 0 } }, reversed)).toEqual([
    'unknown',
    'low',
    'high',
  ]);
  expect(namesIn('desc', { isOrdered: false }, reversed)).toEqual(['high', 'low', 'unknown']);
});

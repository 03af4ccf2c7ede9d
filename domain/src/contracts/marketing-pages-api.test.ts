import { expect, test } from '@jest/globals';
import { marketingPagesApi } from './marketing-pages-api';

const clausesOf = async (...must: object[]) =>
  (await marketingPagesApi.searchCandidates.request.validate({ data: 'd', body: { query: { bool: { must } } } })).body
    .query.bool.must;

test.each([
  [{ term: { category: 'Health' } }, { terms: { field: 'category', values: ['Health'] } }],
  [{ term: { category: { value: 'Health' } } }, { terms: { field: 'category', values: ['Health'] } }],
  [{ terms: { candidateid: ['10', '16'] } }, { terms: { field: 'candidateid', values: ['10', '16'] } }],
  [{ terms: { field: 'candidateid', values: ['10'] } }, { terms: { field: 'candidateid', values: ['10'] } }],
  [{ range: { salary: { gte: 1, lte: 2 } } }, { range: { field: 'salary', gte: 1, lte: 2 } }],
  [{ query_string: { query: 'nurse' } }, { query_string: { query: 'nurse' } }],
])('the clause %j of a search is read as %j', async (given, clause) => {
  expect(await clausesOf(given)).toMatchObject([clause]);
});

test.each([
  [{ range: { salary: { gte: 1 } } }],
  [{ terms: { candidateid: 'x', category: 'y' } }],
  [{ term: { category: { value: {} } } }],
  [{ range: { salary: 5 } }],
])('the clause %j of a search is refused', async (given) => {
  await expect(clausesOf(given)).rejects.toThrow();
});

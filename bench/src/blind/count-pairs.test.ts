import { expect, test } from '@jest/globals';
import { countPairs, sumOf } from './count-pairs';

const scores = new Map([
  ['cook ada', 80],
  ['cook ben', 40],
  ['cook cid', 40],
  ['clerk ada', 10],
]);
const scoreOf = (job: string, candidate: string): number => scores.get(`${job} ${candidate}`) ?? 0;
const pair = (better: string, worse: string, kind: string, job = 'cook') => ({ job, better, worse, kind });

test('A pair is alike when the better one has the higher score for that job.', () => {
  const { counts, misordered } = countPairs([pair('ada', 'ben', 'easy'), pair('ben', 'ada', 'easy')], scoreOf);
  expect(counts).toEqual([{ kind: 'easy', pairs: 2, alike: 1, ties: 0 }]);
  expect(misordered).toEqual([{ ...pair('ben', 'ada', 'easy'), betterScore: 40, worseScore: 80 }]);
});

test('A tie is not alike, and is counted beside.', () => {
  const { counts, misordered } = countPairs([pair('ben', 'cid', 'stale')], scoreOf);
  expect(counts).toEqual([{ kind: 'stale', pairs: 1, alike: 0, ties: 1 }]);
  expect(misordered).toHaveLength(1);
});

test('Two without a score are a tie, never an order.', () => {
  expect(countPairs([pair('dan', 'eve', 'stale')], scoreOf).counts).toEqual([
    { kind: 'stale', pairs: 1, alike: 0, ties: 1 },
  ]);
});

test('The same people may stand otherwise for another job.', () => {
  const { counts } = countPairs([pair('ada', 'ben', 'easy'), pair('ada', 'ben', 'easy', 'clerk')], scoreOf);
  expect(counts).toEqual([{ kind: 'easy', pairs: 2, alike: 2, ties: 0 }]);
});

test('Kinds are told by name and summed up.', () => {
  const { counts } = countPairs([pair('ben', 'cid', 'stale'), pair('ada', 'ben', 'licence')], scoreOf);
  expect(counts.map(({ kind }) => kind)).toEqual(['licence', 'stale']);
  expect(sumOf('all', counts)).toEqual({ kind: 'all', pairs: 2, alike: 1, ties: 1 });
});

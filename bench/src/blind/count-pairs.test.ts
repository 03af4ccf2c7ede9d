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

test('a pair is right when the better candidate has the higher score for that job', () => {
  const { counts, misordered } = countPairs([pair('ada', 'ben', 'easy'), pair('ben', 'ada', 'easy')], scoreOf);
  expect(counts).toEqual([{ kind: 'easy', pairs: 2, right: 1, ties: 0 }]);
  expect(misordered).toEqual([{ ...pair('ben', 'ada', 'easy'), betterScore: 40, worseScore: 80 }]);
});

test('a tie is wrong and counted as a tie', () => {
  const { counts, misordered } = countPairs([pair('ben', 'cid', 'stale')], scoreOf);
  expect(counts).toEqual([{ kind: 'stale', pairs: 1, right: 0, ties: 1 }]);
  expect(misordered).toHaveLength(1);
});

test('two candidates without a score are a tie', () => {
  expect(countPairs([pair('dan', 'eve', 'stale')], scoreOf).counts).toEqual([
    { kind: 'stale', pairs: 1, right: 0, ties: 1 },
  ]);
});

test('the same candidates may have another order for another job', () => {
  const { counts } = countPairs([pair('ada', 'ben', 'easy'), pair('ada', 'ben', 'easy', 'clerk')], scoreOf);
  expect(counts).toEqual([{ kind: 'easy', pairs: 2, right: 2, ties: 0 }]);
});

test('kinds are sorted by name and summed up', () => {
  const { counts } = countPairs([pair('ben', 'cid', 'stale'), pair('ada', 'ben', 'licence')], scoreOf);
  expect(counts.map(({ kind }) => kind)).toEqual(['licence', 'stale']);
  expect(sumOf('all', counts)).toEqual({ kind: 'all', pairs: 2, right: 1, ties: 1 });
});

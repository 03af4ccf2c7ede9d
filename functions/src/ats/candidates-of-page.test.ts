import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { candidatesOfPage, placeOf } from './candidates-of-page';

const limits = { tearsheets: 2, candidates: 3 };

test('a page takes small tearsheets together, each candidate once', () => {
  const page = candidatesOfPage(
    [
      { id: 'a', candidateIds: ['1', '2'] },
      { id: 'b', candidateIds: ['2'] },
    ],
    placeOf(''),
    limits,
  );
  expect(page).toMatchObject({ ids: ['1', '2'], next: 'b/0' });
});

test('a large tearsheet goes on in the next page', () => {
  const large = [{ id: 'b', candidateIds: ['1', '2', '3', '4'] }];
  const page = candidatesOfPage(large, placeOf('a/0'), limits);
  expect(page).toEqual({ ids: ['1', '2', '3'], finished: [], next: 'a/3' });
  expect(candidatesOfPage(large, placeOf('a/3'), limits)).toEqual({ ids: ['4'], finished: large, next: null });
});

test('all pages together import every candidate and finish every tearsheet once', () => {
  const tearsheets = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String)), { maxLength: 8 });
  fc.assert(
    fc.property(tearsheets, (lists) => {
      const stored = lists.map((candidateIds, index) => ({ id: String(index), candidateIds }));
      const imported = new Set<string>();
      const finished: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const place = placeOf(cursor);
        const rest = stored.filter(({ id }) => id > place.after).slice(0, limits.tearsheets);
        const page = candidatesOfPage(rest, place, limits);
        expect(page.ids.length).toBeLessThanOrEqual(limits.candidates);
        for (const id of page.ids) imported.add(id);
        finished.push(...page.finished.map(({ id }) => id));
        cursor = page.next;
      }
      expect(finished).toEqual(stored.map(({ id }) => id));
      expect([...imported].sort()).toEqual([...new Set(lists.flat())].sort());
    }),
  );
});

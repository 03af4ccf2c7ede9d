import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseListQuery, writeListQuery } from './list-query';

test('a query survives the URL, and the code of the link stays in it', () => {
  const field = fc.constantFrom('address.state', 'category', 'customText1');
  const query = fc.record({
    text: fc.string({ maxLength: 50 }),
    filters: fc.uniqueArray(
      fc.record({ field, values: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }) }),
      {
        selector: (one) => one.field,
      },
    ),
    ranges: fc.uniqueArray(fc.record({ field, min: fc.integer(), max: fc.integer() }), {
      selector: (one) => one.field,
    }),
    page: fc.integer({ min: 1, max: 1_000 }),
    selected: fc.stringMatching(/^[\w-]{0,40}$/),
  });
  fc.assert(
    fc.property(query, (wanted) => {
      const search = writeListQuery('?data=v1.code&q=old&page=7', wanted);
      expect(parseListQuery(search)).toEqual(wanted);
      expect(new URLSearchParams(search).get('data')).toBe('v1.code');
    }),
  );
});

test.each(['?page=0', '?page=x', '?page=1.5', '?filter=none', '?range=salary:x~y', '?range=salary:'])(
  'ignores %s',
  (search) => {
    expect(parseListQuery(search)).toEqual({ text: '', filters: [], ranges: [], page: 1, selected: '' });
  },
);

import { expect, test } from '@jest/globals';
import { brandChangeOf, mergeBrand } from './brand-change';
import { brandSchema } from './brand';

const brandOf = (changes: object) => ({ ...brandSchema.cast({ id: 'b1', name: 'Birch' }), ...changes });

test('the history of a brand keeps the values that differ', () => {
  const change = brandChangeOf('brands', brandOf({}), brandOf({ name: 'Oak', primaryColor: '#123456' }));
  expect(change.after).toEqual({ name: 'Oak', primaryColor: '#123456' });
  expect(change.before).toMatchObject({ name: 'Birch' });
});

test('an added and a deleted brand are changes of their name', () => {
  expect(brandChangeOf('brands', {}, { id: 'b1', name: 'Birch' })).toEqual({ before: {}, after: { name: 'Birch' } });
  expect(brandChangeOf('brands', { id: 'b1', name: 'Birch' }, {})).toEqual({ before: { name: 'Birch' }, after: {} });
});

test('two admins who change different fields of a brand lose nothing', () => {
  const seen = brandOf({});
  const mine = brandOf({ primaryColor: '#111111' });
  const theirs = brandOf({ skillsColor: '#222222' });
  expect(mergeBrand('brands', { seen, mine, theirs })).toMatchObject({
    merged: { primaryColor: '#111111', skillsColor: '#222222' },
    contested: [],
  });
});

test('a field that two admins change to different values is named', () => {
  const seen = brandOf({});
  const mine = brandOf({ primaryColor: '#111111' });
  const theirs = brandOf({ primaryColor: '#222222' });
  expect(mergeBrand('brands', { seen, mine, theirs })).toMatchObject({
    merged: { primaryColor: '#111111' },
    contested: ['primaryColor'],
  });
  expect(mergeBrand('brands', { seen, mine, theirs: mine }).contested).toEqual([]);
});

import { expect, test } from '@jest/globals';
import { mergeStored } from './merge-stored';

const before = { name: 'Ann', profile: { phone: '1', city: 'Rome' }, emails: ['a@x.org'] };

test('an edited field keeps its value, every other field takes the stored one', () => {
  const stored = { name: 'Anna', profile: { phone: '2', city: 'Oslo' }, emails: ['b@x.org'] };
  const edited = { name: 'Ann', profile: { phone: '1', city: 'Bern' }, emails: ['a@x.org', 'c@x.org'] };
  expect(mergeStored({ before, stored, edited })).toEqual({
    name: 'Anna',
    profile: { phone: '2', city: 'Bern' },
    emails: ['a@x.org', 'c@x.org'],
  });
});

test('equal stored values change nothing', () => {
  const stored = { name: 'Ann', profile: { phone: '1', city: 'Rome' }, emails: ['a@x.org'] };
  expect(mergeStored({ before, stored, edited: { ...before, name: 'Bea' } })).toBeNull();
});

import { expect, test } from '@jest/globals';
import { memoizeByObject } from './memoize-by-object';

test('reads each object once, even when the result is empty', () => {
  const read: string[] = [];
  const nameOf = memoizeByObject(({ name }: { name: string | undefined }) => {
    read.push(String(name));
    return name;
  });
  const one = { name: 'one' };
  const none = { name: undefined };
  expect([one, none, one, none].map(nameOf)).toEqual(['one', undefined, 'one', undefined]);
  expect(nameOf({ name: 'one' })).toBe('one');
  expect(read).toEqual(['one', 'undefined', 'one']);
});

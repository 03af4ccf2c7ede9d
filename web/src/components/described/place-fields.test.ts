import { expect, test } from '@jest/globals';
import type { FieldKind } from '@portal/domain/fields/meta';
import { placeFields } from './place-fields';

const field = (path: string, kind: FieldKind = 'text', when = '') => ({ path, kind, when, input: null });
/** Each group as its cells, a wide one with `!`. */
const placed = (...fields: ReturnType<typeof field>[]) =>
  placeFields(fields).map((group) =>
    group.map((cell) => `${cell.fields.map(({ path }) => path).join('+')}${cell.isWide ? '!' : ''}`),
  );

test('switches among inputs come after them', () => {
  expect(placed(field('a'), field('s', 'switch'), field('b'), field('t', 'switch'), field('c'), field('d'))).toEqual([
    ['a', 'b', 'c', 'd'],
    ['s', 't'],
  ]);
});

test('switches that begin a section stay there', () => {
  expect(placed(field('s', 'switch'), field('a', 'choice'), field('b', 'choice'))).toEqual([['s'], ['a', 'b']]);
});

test('what depends on a switch is below it', () => {
  expect(placed(field('s', 'switch'), field('t', 'switch'), field('a', 'email', 's'))).toEqual([['s+a', 't']]);
  expect(
    placed(
      field('mails.x.enabled', 'switch'),
      field('mails.x.to', 'list'),
      field('mails.y.enabled', 'switch'),
      field('mails.y.to', 'list'),
    ),
  ).toEqual([['mails.x.enabled+mails.x.to', 'mails.y.enabled+mails.y.to']]);
});

test('no cell has an empty one next to it, except the last of a group', () => {
  expect(placed(field('title'), field('text', 'longText'), field('a'), field('b'), field('c'))).toEqual([
    ['title!', 'text!', 'a', 'b', 'c'],
  ]);
  expect(placed(field('columns', 'list'), field('s', 'switch'))).toEqual([['columns!'], ['s']]);
});

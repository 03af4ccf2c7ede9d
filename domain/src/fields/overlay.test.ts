import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isEmptyValue, overlay, withoutEmptyValues } from './overlay';

const value = fc.letrec((tie) => ({
  leaf: fc.constantFrom<unknown>('', 'a', 'b', null, undefined, 0, 1, true, false, [], ['x']),
  settings: fc.dictionary(fc.constantFrom('k', 'l', 'm'), fc.oneof({ maxDepth: 3 }, tie('leaf'), tie('settings'))),
}));
const { settings } = value;

describe('overlay', () => {
  test('takes each value from the first source that sets it', () => {
    expect(
      overlay(
        { a: { show: undefined, required: false }, title: '', list: [] },
        undefined,
        { a: { show: false, required: true }, title: 'Second', list: [1] },
        { title: 'Third', other: 0 },
      ),
    ).toEqual({ a: { show: false, required: false }, title: 'Second', list: [1], other: 0 });
  });
  test('a source overlaid with nothing or with itself is unchanged', () => {
    fc.assert(
      fc.property(settings, (source) => {
        const stored = withoutEmptyValues(source);
        expect(withoutEmptyValues(overlay(source))).toEqual(stored);
        expect(withoutEmptyValues(overlay(source, source))).toEqual(stored);
        expect(withoutEmptyValues(overlay({}, source, null))).toEqual(stored);
      }),
    );
  });
});

describe('withoutEmptyValues', () => {
  test('keeps false and 0', () => {
    expect(withoutEmptyValues({ a: false, b: 0, c: '', d: null, e: { f: undefined }, g: [] })).toEqual({
      a: false,
      b: 0,
    });
  });
  test('leaves no empty value at any depth', () => {
    const hasEmpty = (stored: Record<string, unknown>): boolean =>
      Object.values(stored).some(
        (member) =>
          isEmptyValue(member) ||
          (typeof member === 'object' && !Array.isArray(member) && hasEmpty(member as Record<string, unknown>)),
      );
    fc.assert(fc.property(settings, (source) => !hasEmpty(withoutEmptyValues(source))));
  });
});

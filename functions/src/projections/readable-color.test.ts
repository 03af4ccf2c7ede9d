import { expect, test } from '@jest/globals';
import { isVisibleOnWhite, readableTextColor } from './readable-color';

test.each([
  ['#000000', '#ffffff', true],
  ['#0b6e99', '#ffffff', true],
  ['#ffffff', '#1f2933', false],
  ['#ff0', '#1f2933', false],
  ['red;x', '#1f2933', false],
])('%s', (color, text, isVisible) => {
  expect(readableTextColor(color)).toBe(text);
  expect(isVisibleOnWhite(color)).toBe(isVisible);
});

import { expect, test } from '@jest/globals';
import { safeUrl } from './safe-url';

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['a.example', 'https://a.example/'],
  [' http://a.example ', 'http://a.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//', null],
  ['word', null],
  ['', null],
])('%j leads to %j', (value, target) => {
  expect(safeUrl(value)).toBe(target);
});

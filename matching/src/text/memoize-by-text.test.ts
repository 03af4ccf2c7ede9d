import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { memoizeByText } from './memoize-by-text';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test.each<[string, (text: string) => number | string | object]>([
  ['itself', (text) => text.length],
  ['with a part of it as its value', (text) => text.slice(0, -1)],
  ['with words of it in its value', (text) => ({ words: text.match(/[a-z]{13,}/gi) ?? [] })],
])('a memoized line %s keeps no document in memory', (_what, read) => {
  const readLine = memoizeByText(read);
  const heap = (): number => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = heap();
  for (let number = 0; number < 100; number++) {
    const document = Buffer.from(
      `Otorhinolaryngologist ${String(number)}, 2019 - 2021\n${'a'.repeat(500_000)}`,
    ).toString();
    readLine(document.slice(0, document.indexOf('\n')));
  }
  expect(heap() - before).toBeLessThan(10_000_000);
});

test('a text with any characters is read once', () => {
  let reads = 0;
  const lengthOf = memoizeByText((text) => {
    reads += 1;
    return text.length;
  });
  expect(['Zoë \ud83d', 'Zoë \ud83d', 'Zoë'].map(lengthOf)).toEqual([5, 5, 3]);
  expect(reads).toBe(2);
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { remembered } from './remembered';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('a line that is remembered keeps no document in memory', () => {
  const lengthOf = remembered((text) => text.length);
  const heap = (): number => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = heap();
  for (let number = 0; number < 100; number++) {
    const document = Buffer.from(`Registered Nurse ${String(number)}, 2019 - 2021\n${'a'.repeat(500_000)}`).toString();
    lengthOf(document.slice(0, document.indexOf('\n')));
  }
  expect(heap() - before).toBeLessThan(10_000_000);
});

test('a text is read once, whatever its signs', () => {
  let reads = 0;
  const lengthOf = remembered((text) => {
    reads += 1;
    return text.length;
  });
  expect(['Zoë \ud83d', 'Zoë \ud83d', 'Zoë'].map(lengthOf)).toEqual([5, 5, 3]);
  expect(reads).toBe(2);
});

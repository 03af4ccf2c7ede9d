import { expect, test } from '@jest/globals';
import type { ProfileSide } from '../templates/choose-template';
import { viewerCheckDelay } from './viewer-checks';

function delaysOf(side: ProfileSide, url: string): number[] {
  const delays: number[] = [];
  for (let check = 1; ; check += 1) {
    const delay = viewerCheckDelay(side, url, check);
    if (delay === null) return delays;
    delays.push(delay);
  }
}

test('a core profile checks ten times, first after half a second and then every 1.5 seconds', () => {
  expect(delaysOf('core', '/resume.pdf')).toEqual([500, ...Array<number>(9).fill(1_500)]);
});

test('a marketing profile checks five times, every second after the first', () => {
  expect(delaysOf('marketing', '/resume.pdf')).toEqual([500, ...Array<number>(4).fill(1_000)]);
});

test('a URL with a query string is checked every two seconds', () => {
  expect(delaysOf('marketing', '/storageFile?link=x')).toEqual(Array(5).fill(2_000));
  expect(delaysOf('core', '/storageFile?link=x')).toEqual(Array(10).fill(2_000));
});

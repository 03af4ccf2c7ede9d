import { expect, test } from '@jest/globals';
import { weighLastBuild } from './last-build';

/** It runs where the portal was built just before. */
test('no page of the browser is heavier than its budget', () => {
  const pages = weighLastBuild();
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(({ weight, budget }) => weight > budget)).toEqual([]);
});

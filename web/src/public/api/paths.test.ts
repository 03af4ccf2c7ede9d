import { expect, test } from '@jest/globals';
import { marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import { publicApi } from '@portal/domain/contracts/public-api';
import { publicPaths } from './paths';

test('the paths are those of the contract', () => {
  const contract = Object.entries({ ...publicApi, ...marketingPagesApi }).map(([name, { path }]) => [name, path]);
  expect(publicPaths).toEqual(Object.fromEntries(contract));
});

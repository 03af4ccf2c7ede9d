import { expect, test } from '@jest/globals';
import { publicInterviewsApi } from '@portal/domain/contracts/interviews-api';
import { marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import { publicApi } from '@portal/domain/contracts/public-api';
import { shortlistApi } from '@portal/domain/contracts/shortlist-api';
import { publicThreadsApi } from '@portal/domain/contracts/threads-api';
import { verifiedApi } from '@portal/domain/contracts/verified-api';
import { publicPaths } from './paths';

test('the paths are those of the contract', () => {
  const apis = {
    ...publicApi,
    ...publicInterviewsApi,
    ...publicThreadsApi,
    ...shortlistApi,
    ...verifiedApi,
    ...marketingPagesApi,
  };
  const contract = Object.entries(apis).map(([name, { path }]) => [name, path]);
  expect(publicPaths).toEqual(Object.fromEntries(contract));
});

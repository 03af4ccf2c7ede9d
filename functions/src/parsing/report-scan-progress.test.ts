import { expect, test } from '@jest/globals';
import { reportScanProgress } from './report-scan-progress';

const place = { organizationId: 'agency', documentId: 'candidate' };
const stored = (fails = false) => {
  const writes: string[] = [];
  const write = (what: string) => {
    writes.push(what);
    return fails ? Promise.reject(new Error('unavailable')) : Promise.resolve();
  };
  return {
    writes,
    scanProgress: {
      set: (organizationId: string, id: string, { page, pages }: { page: number; pages: number }) =>
        write(`${organizationId}/${id} ${page} of ${pages}`),
      remove: (organizationId: string, id: string) => write(`${organizationId}/${id} gone`),
    },
  };
};

test('writes each page in order and removes the document at the end', async () => {
  const store = stored();
  const { onPage, end } = reportScanProgress(store, place);
  onPage(1, 2);
  onPage(2, 2);
  await end();
  expect(store.writes).toEqual(['agency/candidate 1 of 2', 'agency/candidate 2 of 2', 'agency/candidate gone']);
});

test('a file with text writes nothing', async () => {
  const store = stored();
  await reportScanProgress(store, place).end();
  expect(store.writes).toEqual([]);
});

test('a failed write refuses no file and stops no later one', async () => {
  const store = stored(true);
  const { onPage, end } = reportScanProgress(store, place);
  onPage(1, 1);
  await expect(end()).resolves.toBeUndefined();
  expect(store.writes).toHaveLength(2);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deleteApp, initializeApp } from 'firebase/app';
import { configForTests } from '../testing/config-for-tests';
import { collection, disableNetwork, getFirestore } from 'firebase/firestore';
import { listenToIds, type FoundByIds } from './listen-to-ids';

const app = initializeApp(configForTests.firebase);
const candidates = collection(getFirestore(app), 'candidates');

beforeAll(() => disableNetwork(getFirestore(app)));
afterAll(() => deleteApp(app));

const firstFound = (ids: readonly string[]) =>
  new Promise<FoundByIds>((resolve, reject) => {
    listenToIds(candidates, ids, resolve, reject);
  });

test('offline nothing is reported as gone', async () => {
  const ids = Array.from({ length: 31 }, (_, index) => String(index));
  expect(await firstFound(ids)).toEqual({ documents: [], isFromCache: true });
});

test('no ids are no documents, without a query', async () => {
  expect(await firstFound([])).toEqual({ documents: [], isFromCache: false });
});

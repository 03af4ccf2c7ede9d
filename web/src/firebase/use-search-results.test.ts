import { expect, test } from '@jest/globals';
import { deleteApp, initializeApp } from 'firebase/app';
import { configForTests } from '../testing/config-for-tests';
import { collection, FieldPath, getFirestore, limit, query, queryEqual, where } from 'firebase/firestore';
import { searchQuery } from './use-search-results';

test('a search reads at most 500 documents', async () => {
  const app = initializeApp(configForTests.firebase);
  const jobs = collection(getFirestore(app), 'jobs');
  const asked = searchQuery({ collection: jobs, filters: [{ field: 'status', value: 0 }] }, ['nurse', 'night']);
  const has = (word: string) => where(new FieldPath('searchTokens', word), '==', true);
  const wanted = (most: number) => query(jobs, where('status', '==', 0), has('nurse'), has('night'), limit(most));
  expect(queryEqual(asked, wanted(500))).toBe(true);
  expect(queryEqual(asked, wanted(501))).toBe(false);
  await deleteApp(app);
});

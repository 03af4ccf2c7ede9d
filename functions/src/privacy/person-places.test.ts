import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { placeNames } from '@portal/domain/texts/privacy';
import { pathsOfNobody, personPlaces } from './person-places';

test('every path of the database is covered by a place of people, or has no data of them', () => {
  const all = [...Object.keys(collections), ...Object.keys(documents)];
  const classified = [...personPlaces.flatMap(({ holds }) => [...holds]), ...pathsOfNobody];
  expect([...new Set(classified)].sort()).toEqual([...new Set(all)].sort());
});

test('every place is in the record of processing', () => {
  const record = readFileSync(new URL('../../../docs/privacy.md', import.meta.url), 'utf8');
  const missing = personPlaces.map(({ name }) => placeNames[name]).filter((name) => !record.includes(`| ${name} `));
  expect(missing).toEqual([]);
  expect(new Set(personPlaces.map(({ name }) => name)).size).toBe(Object.keys(placeNames).length);
});

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, query, updateDoc } from 'firebase/firestore';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { asActor, firestoreOf } from '../harness/actors';
import { firestoreEnvironment } from '../harness/environment';
import { outcomeOf } from '../harness/outcome';
import { setWorld } from '../harness/world';

const { a } = castOrganizations;

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('marketing');
});
afterAll(() => environment.cleanup());
beforeEach(() => setWorld(environment));

const outcomes = () =>
  asActor(environment, 'recruiter', async (db) => [
    await outcomeOf(getDoc(doc(db, documents.skillsCandidate(a, '7001')))),
    await outcomeOf(getDocs(query(collection(db, collections.skillsCandidates(a)), limit(10)))),
    await outcomeOf(getDoc(doc(db, documents.tearsheet(a, '31')))),
    await outcomeOf(getDocs(query(collection(db, collections.tearsheets(a)), limit(10)))),
  ]);

test.each([
  [true, 'yes'],
  [false, '-'],
])('with the right to skills marketing %p, its records answer %s', async (right, outcome) => {
  await environment.withSecurityRulesDisabled((context) =>
    updateDoc(doc(firestoreOf(context), documents.user('recruiter')), {
      'userProducts.accessRights.skillsMarketing': right,
    }),
  );
  expect(await outcomes()).toEqual([outcome, outcome, outcome, outcome]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { collection, doc, getDoc, getDocs, limit, query, updateDoc } from 'firebase/firestore/lite';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { asActor } from '../harness/actors';
import { firestoreEnvironment, type RulesEnvironment } from '../harness/environment';
import { outcomeOf } from '../harness/outcome';
import { pastRules, setWorld } from '../harness/world';

const { a } = castOrganizations;

let environment: RulesEnvironment;
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
  await pastRules(environment, (db) =>
    updateDoc(doc(db, documents.user('recruiter')), {
      'userProducts.accessRights.skillsMarketing': right,
    }),
  );
  expect(await outcomes()).toEqual([outcome, outcome, outcome, outcome]);
});

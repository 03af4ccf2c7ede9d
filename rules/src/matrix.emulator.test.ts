import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { actors, asActor, uidOf } from './harness/actors';
import { firestoreEnvironment } from './harness/environment';
import { outcomeOf } from './harness/outcome';
import { operations } from './harness/table';
import { attempts, type TriedCollection } from './harness/tried-collection';
import { setWorld } from './harness/world';
import { candidateEditing, candidates } from './matrix/candidates';
import { jobs } from './matrix/jobs';
import {
  agencySettings,
  brands,
  customSkills,
  integrationUsers,
  jmBrands,
  jobTemplates,
  organizations,
  profileTemplates,
  smBrands,
  platformLogs,
  platformSettings,
  usersLogs,
} from './matrix/organizations';
import { disabledUser, superAdminUser, unverifiedUser, users } from './matrix/users';
import { closedToAll, readable } from './matrix/written-by-functions';

const collections: Record<string, TriedCollection> = {
  users,
  disabledUser,
  unverifiedUser,
  superAdminUser,
  organizations,
  platformSettings,
  agencySettings,
  brands,
  usersLogs,
  platformLogs,
  integrationUsers,
  smBrands,
  jmBrands,
  profileTemplates,
  jobTemplates,
  customSkills,
  jobs,
  candidates,
  candidateEditing,
  ...readable,
  ...closedToAll,
};

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('matrix');
});
afterAll(() => environment.cleanup());
beforeEach(() => setWorld(environment));

describe.each(Object.entries(collections))('%s', (_name, tried) => {
  test.each(actors)('%s', async (actor) => {
    const outcomes: Record<string, string> = {};
    await asActor(environment, actor, async (db) => {
      const attempt = attempts(db, uidOf(actor), tried);
      for (const operation of operations) outcomes[operation] = await outcomeOf(attempt[operation]());
    });
    expect(outcomes).toEqual(tried.permits[actor]);
  });
});

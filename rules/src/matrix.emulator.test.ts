import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { actors, asActor, uidOf } from './harness/actors';
import { firestoreEnvironment } from './harness/environment';
import { outcomeOf } from './harness/outcome';
import { operations } from './harness/table';
import { attempts } from './harness/tried-collection';
import { setWorld } from './harness/world';
import { triedCollections } from './matrix/all';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('matrix');
});
afterAll(() => environment.cleanup());
beforeEach(() => setWorld(environment));

describe.each(Object.entries(triedCollections))('%s', (_name, tried) => {
  test.each(actors)('%s', async (actor) => {
    const outcomes: Record<string, string> = {};
    await asActor(environment, actor, async (db) => {
      const attempt = attempts(db, uidOf(actor), tried);
      for (const operation of operations) outcomes[operation] = await outcomeOf(attempt[operation]());
    });
    expect(outcomes).toEqual(tried.permits[actor]);
  });
});

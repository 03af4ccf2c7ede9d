import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { actors, callerOf, uidOf } from './harness/actors';
import { firestoreEnvironment, type RulesEnvironment } from './harness/environment';
import { outcomeOf } from './harness/outcome';
import { operations } from './harness/table';
import { attempts } from './harness/tried-collection';
import { setWorld } from './harness/world';
import { triedCollections } from './matrix/all';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('matrix');
});
afterAll(() => environment.cleanup());
beforeEach(() => setWorld(environment));

describe.each(Object.entries(triedCollections))('%s', (_name, tried) => {
  test.each(actors)('%s', async (actor) => {
    const attempt = attempts(environment.firestoreOf(callerOf(actor)), uidOf(actor), tried);
    const outcomes: Record<string, string> = {};
    for (const operation of operations) outcomes[operation] = await outcomeOf(attempt[operation]());
    expect(outcomes).toEqual(tried.permits[actor]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { actors, contextOf, firestoreOf, uidOf, type ActorName } from './harness/actors';
import { firestoreEnvironment } from './harness/environment';
import { outcomeOf } from './harness/outcome';
import { operations } from './harness/table';
import { attempts } from './harness/tried-collection';
import { setWorld } from './harness/world';
import { triedCollections } from './matrix/all';

const writes: readonly string[] = ['create', 'update', 'delete'];

/** One client for each actor, because opening a client takes longer than all that it tries. */
const contexts = new Map<ActorName, RulesTestContext>();
let environment: RulesTestEnvironment;
/** A test has changed documents. */
let isChanged = true;

beforeAll(async () => {
  environment = await firestoreEnvironment('matrix');
  for (const actor of actors) contexts.set(actor, contextOf(environment, actor));
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  if (isChanged) await setWorld(environment);
  isChanged = false;
});

describe.each(Object.entries(triedCollections))('%s', (_name, tried) => {
  test.each(actors)('%s', async (actor) => {
    const context = contexts.get(actor) ?? contextOf(environment, actor);
    const attempt = attempts(firestoreOf(context), uidOf(actor), tried);
    const outcomes: Record<string, string> = {};
    for (const operation of operations) {
      outcomes[operation] = await outcomeOf(attempt[operation]());
      if (outcomes[operation] === 'yes' && writes.includes(operation)) isChanged = true;
    }
    expect(outcomes).toEqual(tried.permits[actor]);
  });
});

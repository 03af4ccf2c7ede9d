import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { cast } from '@portal/domain/testing/cast';
import { contextOf, firestoreOf } from './harness/actors';
import { firestoreEnvironment, rulesText } from './harness/environment';
import { largest } from './harness/largest';
import { outcomeOf } from './harness/outcome';
import { paddedRules } from './harness/padded-rules';
import { impersonation, sessionOf } from './harness/sessions';
import { operations } from './harness/table';
import { attempts } from './harness/tried-collection';
import { setWorld } from './harness/world';
import { triedCollections } from './matrix/all';

/** Expressions that a request may evaluate, half of what the platform allows. */
const most = 500;
/** Requests that save everything at once may evaluate more; a limit for each keeps them from growing. */
const mostOf: Record<string, number> = {
  feedback: 520,
  skills: 580,
  identity: 600,
  brands: 570,
  smBrands: 570,
  jmBrands: 570,
  'every field of a new job': 850,
  jobs: 710,
};

const sessions: [string, uid: string, (environment: RulesTestEnvironment) => RulesTestContext][] = [
  ['an admin', cast.admin.id, (environment) => contextOf(environment, 'admin')],
  ['a super admin', cast.superAdmin.id, (environment) => contextOf(environment, 'superAdmin')],
  ['a super admin as an admin', cast.admin.id, (environment) => sessionOf(environment, cast.admin, impersonation())],
];

describe.each(largest)('saving all of %s', (name, act) => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    const rules = paddedRules(rulesText('firestore.rules'), mostOf[name] ?? most);
    environment = await firestoreEnvironment('largest', rules);
  });
  afterAll(() => environment.cleanup());
  beforeEach(() => setWorld(environment));

  test.each(sessions)('stays within its limit for %s', async (_who, uid, contextFor) => {
    const context = contextFor(environment);
    expect(await outcomeOf(act(firestoreOf(context), uid))).toBe('yes');
    await context.firestore().terminate();
  });
});

describe.each(Object.entries(triedCollections).filter(([name]) => !largest.some(([own]) => own === name)))(
  'any other request to %s',
  (name, tried) => {
    let environment: RulesTestEnvironment;
    beforeAll(async () => {
      const rules = paddedRules(rulesText('firestore.rules'), mostOf[name] ?? most);
      environment = await firestoreEnvironment('expressions', rules);
    });
    afterAll(() => environment.cleanup());
    beforeEach(() => setWorld(environment));

    const people = ['recruiter', 'admin', 'superAdmin'] as const;
    test.each(people)(`stays within ${mostOf[name] ?? most} expressions for %s`, async (person) => {
      const own = contextOf(environment, person);
      const impersonated = sessionOf(environment, cast[person], impersonation());
      for (const context of person === 'superAdmin' ? [own] : [own, impersonated]) {
        await setWorld(environment);
        const attempt = attempts(firestoreOf(context), cast[person].id, tried);
        const outcomes: Record<string, string> = {};
        for (const operation of operations) outcomes[operation] = await outcomeOf(attempt[operation]());
        await context.firestore().terminate();
        expect(outcomes).toEqual(tried.permits[person]);
      }
    });
  },
);

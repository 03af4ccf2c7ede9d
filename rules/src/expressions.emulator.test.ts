import { afterAll, describe, expect, test } from '@jest/globals';
import { cast } from '@portal/domain/testing/cast';
import { callerOf } from './harness/actors';
import { firestoreEnvironment, rulesText, type Caller, type RulesEnvironment } from './harness/environment';
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
const maxOf: Record<string, number> = {
  integration: 520,
  privacy: 540,
  feedback: 540,
  skills: 600,
  identity: 620,
  brands: 590,
  smBrands: 590,
  jmBrands: 590,
  'every field of a new job': 870,
  jobs: 730,
};

/** Projects by the number of expressions that their rules may evaluate. */
const environments = new Map<number, Promise<RulesEnvironment>>();
const limitOf = (name: string) => maxOf[name] ?? most;

/** The project with the limit of a request, with its documents as at the start. */
async function environmentOf(name: string): Promise<RulesEnvironment> {
  const limit = limitOf(name);
  const known = environments.get(limit);
  const made = known ?? firestoreEnvironment(`expressions-${limit}`, paddedRules(rulesText('firestore.rules'), limit));
  environments.set(limit, made);
  const environment = await made;
  await setWorld(environment);
  return environment;
}
afterAll(async () => {
  for (const environment of environments.values()) await (await environment).cleanup();
});

const sessions: [string, uid: string, caller: () => Caller][] = [
  ['an admin', cast.admin.id, () => callerOf('admin')],
  ['a super admin', cast.superAdmin.id, () => callerOf('superAdmin')],
  ['a super admin as an admin', cast.admin.id, () => sessionOf(cast.admin, impersonation())],
];

describe.each(largest)('saving all of %s', (name, act) => {
  test.each(sessions)('stays within its limit for %s', async (_who, uid, caller) => {
    const environment = await environmentOf(name);
    expect(await outcomeOf(act(environment.firestoreOf(caller()), uid))).toBe('yes');
  });
});

const people = ['recruiter', 'admin', 'superAdmin'] as const;
/** What a person may do with a collection. */
const others = Object.entries(triedCollections)
  .filter(([name]) => !largest.some(([own]) => own === name))
  .flatMap(([name, tried]) =>
    people.map((person) => {
      const permitted = operations.filter((operation) => tried.permits[person][operation] === 'yes');
      return { name, tried, person, permitted, limit: limitOf(name) };
    }),
  )
  .filter(({ permitted }) => permitted.length > 0);

test.each(others)(
  'any other permitted request to $name stays within $limit expressions for $person',
  async ({ name, tried, person, permitted }) => {
    const impersonated = sessionOf(cast[person], impersonation());
    for (const caller of person === 'superAdmin' ? [callerOf(person)] : [callerOf(person), impersonated]) {
      const environment = await environmentOf(name);
      const attempt = attempts(environment.firestoreOf(caller), cast[person].id, tried);
      const refused: string[] = [];
      for (const operation of permitted) {
        if ((await outcomeOf(attempt[operation]())) !== 'yes') refused.push(operation);
      }
      expect(refused).toEqual([]);
    }
  },
);

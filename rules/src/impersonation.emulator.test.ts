import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDoc } from 'firebase/firestore';
import { documents } from '@portal/domain/paths/firestore-paths';
import { cast, castOrganizations } from '@portal/domain/testing/cast';
import { firestoreOf } from './harness/actors';
import { firestoreEnvironment } from './harness/environment';
import { outcomeOf } from './harness/outcome';
import { setWorld } from './harness/world';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('impersonation');
  await setWorld(environment);
});
afterAll(() => environment.cleanup());

test.each([
  ['goes on until its time', 60_000, 'yes'],
  ['is over after its time', -60_000, '-'],
])('a super admin’s session as another user %s', async (_name, left, outcome) => {
  const { id, email } = cast.recruiter;
  const claims = { email, email_verified: true, impersonatedBy: 'super-admin', impersonatedUntil: Date.now() + left };
  const context = environment.authenticatedContext(id, claims);
  const organization = doc(firestoreOf(context), documents.organization(castOrganizations.a));
  expect(await outcomeOf(getDoc(organization))).toBe(outcome);
  await context.firestore().terminate();
});

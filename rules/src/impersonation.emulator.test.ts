import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore';
import { documents } from '@portal/domain/paths/firestore-paths';
import { cast, castOrganizations } from '@portal/domain/testing/cast';
import { firestoreOf } from './harness/actors';
import { firestoreEnvironment } from './harness/environment';
import { outcomeOf, type Outcome } from './harness/outcome';
import { setWorld } from './harness/world';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('impersonation');
});
afterAll(() => environment.cleanup());
beforeEach(() => setWorld(environment));

const organization = (db: Firestore) => doc(db, documents.organization(castOrganizations.a));
const ofRecruiter = (db: Firestore) => doc(db, documents.user(cast.recruiter.id));

/** Tries something with a token of that person and these further claims. */
async function tryAs(
  person: { id: string; email: string },
  claims: Record<string, unknown>,
  act: (db: Firestore) => Promise<unknown>,
): Promise<Outcome> {
  const context = environment.authenticatedContext(person.id, {
    email: person.email,
    email_verified: true,
    ...claims,
  });
  try {
    return await outcomeOf(act(firestoreOf(context)));
  } finally {
    await context.firestore().terminate();
  }
}

async function pastRules(act: (db: Firestore) => Promise<unknown>): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    await act(firestoreOf(context));
  });
}

describe('a super admin’s session as another user', () => {
  const superAdmin = (db: Firestore) => doc(db, documents.user(cast.superAdmin.id));
  const claims = (left = 60_000) => ({
    impersonatedBy: cast.superAdmin.id,
    impersonatorSignedInAt: 1_000,
    impersonatedUntil: Date.now() + left,
  });
  const tried: [string, (db: Firestore) => Promise<unknown>][] = [
    ['reading the organization', (db) => getDoc(organization(db))],
    ['reading the own document', (db) => getDoc(ofRecruiter(db))],
    ['changing the own document', (db) => updateDoc(ofRecruiter(db), { displayName: 'Somebody' })],
  ];

  test.each(tried)('goes on until its time: %s', async (_name, act) => {
    expect(await tryAs(cast.recruiter, claims(), act)).toBe('yes');
    expect(await tryAs(cast.recruiter, claims(-60_000), act)).toBe('-');
  });

  test.each<[string, (db: Firestore) => Promise<unknown>]>([
    ['is disabled', (db) => updateDoc(superAdmin(db), { activeStatus: 0 })],
    ['has lost the role', (db) => updateDoc(superAdmin(db), { 'userRoles.superAdmin': false })],
    ['is a client now', (db) => updateDoc(superAdmin(db), { accountType: 'recruiterClient' })],
    ['is deleted', (db) => deleteDoc(superAdmin(db))],
    ['has ended the own sessions', (db) => updateDoc(superAdmin(db), { sessionsValidFrom: 1_001 })],
  ])('is over with the next request when that super admin %s', async (_name, change) => {
    await pastRules(change);
    for (const [name, act] of tried) expect([name, await tryAs(cast.recruiter, claims(), act)]).toEqual([name, '-']);
  });

  test('of an admin changes settings, the longest decision', async () => {
    const change = { name: 'New name', logoWidth: 200, notificationsToOther: true, activityAt: serverTimestamp() };
    expect(await tryAs(cast.admin, claims(), (db) => updateDoc(organization(db), change))).toBe('yes');
  });
});

describe('a session from before all were ended', () => {
  beforeEach(() => pastRules((db) => updateDoc(ofRecruiter(db), { sessionsValidFrom: 1_000 })));

  test.each<[string, (db: Firestore) => Promise<unknown>]>([
    ['reads no organization', (db) => getDoc(organization(db))],
    ['reads not even the own document', (db) => getDoc(ofRecruiter(db))],
    ['changes nothing of its own', (db) => updateDoc(ofRecruiter(db), { displayName: 'Somebody' })],
  ])('%s', async (_name, act) => {
    expect(await tryAs(cast.recruiter, { auth_time: 999 }, act)).toBe('-');
    expect(await tryAs(cast.recruiter, { auth_time: 1_000 }, act)).toBe('yes');
  });

  test('touches nobody else’s, and its end cannot be taken back from the browser', async () => {
    expect(await tryAs(cast.otherRecruiter, { auth_time: 1 }, (db) => getDoc(ofRecruiter(db)))).toBe('yes');
    const back = (db: Firestore) => updateDoc(ofRecruiter(db), { sessionsValidFrom: 0 });
    expect(await tryAs(cast.recruiter, { auth_time: 1_000 }, back)).toBe('-');
  });

  test('still tells a disabled person why', async () => {
    await pastRules((db) => updateDoc(ofRecruiter(db), { activeStatus: 0 }));
    expect(await tryAs(cast.recruiter, { auth_time: 1 }, (db) => getDoc(ofRecruiter(db)))).toBe('yes');
    expect(await tryAs(cast.recruiter, { auth_time: 1 }, (db) => getDoc(organization(db)))).toBe('-');
  });
});

test('who has no document is told so', async () => {
  const person = { id: 'nobody-yet', email: 'nobody-yet@example.com' };
  expect(await tryAs(person, { auth_time: 1 }, (db) => getDoc(doc(db, documents.user(person.id))))).toBe('yes');
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { doc, getDoc, serverTimestamp, updateDoc, type Firestore } from 'firebase/firestore/lite';
import { sessionSeconds } from '@portal/domain/access/session';
import { documents } from '@portal/domain/paths/firestore-paths';
import { cast, castOrganizations } from '@portal/domain/testing/cast';
import { firestoreEnvironment, type RulesEnvironment } from './harness/environment';
import { outcomeOf, type Outcome } from './harness/outcome';
import { endedSession, goodForNothing, impersonation, sessionOf, sessionEpoch, waysOut } from './harness/sessions';
import { pastRules, setWorld } from './harness/world';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('sessions');
});
afterAll(() => environment.cleanup());
beforeEach(() => setWorld(environment));

const organization = (db: Firestore) => doc(db, documents.organization(castOrganizations.a));
const ofRecruiter = (db: Firestore) => doc(db, documents.user(cast.recruiter.id));

/** Tries an operation with a token of the user's session and other claims. */
async function tryAs(
  person: { id: string; email: string },
  claims: Record<string, unknown>,
  act: (db: Firestore) => Promise<unknown>,
): Promise<Outcome> {
  return await outcomeOf(act(environment.firestoreOf(sessionOf(person, claims))));
}

const tried: [string, (db: Firestore) => Promise<unknown>][] = [
  ['reading the organization', (db) => getDoc(organization(db))],
  ['reading the own document', (db) => getDoc(ofRecruiter(db))],
  ['changing the own document', (db) => updateDoc(ofRecruiter(db), { displayName: 'Somebody' })],
];
const outcomesOf = async (claims: Record<string, unknown>) => {
  const outcomes: Outcome[] = [];
  for (const [, act] of tried) outcomes.push(await tryAs(cast.recruiter, claims, act));
  return outcomes;
};
const all = ['yes', 'yes', 'yes'];
const none = ['-', '-', '-'];

describe('a token', () => {
  beforeEach(() =>
    pastRules(environment, (db) => updateDoc(ofRecruiter(db), { sessionEpoch, endedSessions: [endedSession] })),
  );

  test('of the user’s own session and current epoch has the user’s rights', async () => {
    expect(await outcomesOf({})).toEqual(all);
    expect(await outcomesOf({ endsAt: Date.now() + 600_000 })).toEqual(all);
  });

  test.each(goodForNothing)('%s is refused', async (_name, claims) => {
    expect(await outcomesOf(claims)).toEqual(none);
  });
});

describe('without a recent proof of who the user is', () => {
  const agency = (db: Firestore) => doc(db, documents.agencySettings(castOrganizations.a));
  const save = (changes: Record<string, unknown>, provedAt: number) =>
    tryAs(cast.admin, { provedAt }, (db) => updateDoc(agency(db), { ...changes, activityAt: serverTimestamp() }));
  const now = () => sessionSeconds(Date.now());

  test.each<[string, Record<string, unknown>]>([
    ['erasing by age', { 'privacy.privacy.retention.isOn': true }],
    ['how long the audit trail is kept', { 'privacy.privacy.audit.months': 12 }],
    ['the second step of members', { 'security.signIn.requireSecondStep': true }],
  ])('nobody changes %s', async (_name, change) => {
    expect(await save(change, 0)).toBe('-');
    expect(await save(change, now() - 601)).toBe('-');
    expect(await save(change, now() - 500)).toBe('yes');
  });

  test('the other settings of the same tab are changed', async () => {
    await pastRules(environment, (db) => updateDoc(agency(db), { 'privacy.privacy.retention': { isOn: true } }));
    expect(await save({ 'privacy.privacy.agreement': 'warn' }, 0)).toBe('yes');
    expect(await save({ 'security.verifiesRecipients': true }, 0)).toBe('yes');
  });
});

describe('an impersonation', () => {
  test('has the rights of the user', async () => {
    expect(await outcomesOf(impersonation())).toEqual(all);
  });

  test.each(waysOut)('ends with the next request when the super admin %s', async (_name, change) => {
    await pastRules(environment, change);
    expect(await outcomesOf(impersonation())).toEqual(none);
  });

  test('cannot agree to the terms in the name of the user', async () => {
    const agree = (db: Firestore) => updateDoc(ofRecruiter(db), { termsAgreement: true });
    expect(await tryAs(cast.recruiter, impersonation(), agree)).toBe('-');
    expect(await tryAs(cast.recruiter, {}, agree)).toBe('yes');
  });

  test('of an admin changes identity and settings', async () => {
    const change = { name: 'New name', activityAt: serverTimestamp() };
    expect(await tryAs(cast.admin, impersonation(), (db) => updateDoc(organization(db), change))).toBe('yes');
  });
});

describe('a session from before all sessions were ended', () => {
  beforeEach(() => pastRules(environment, (db) => updateDoc(ofRecruiter(db), { sessionEpoch: 1 })));

  test('of another user is not affected, and the browser cannot undo the end', async () => {
    expect(await tryAs(cast.otherRecruiter, {}, (db) => getDoc(ofRecruiter(db)))).toBe('yes');
    const back = (db: Firestore) => updateDoc(ofRecruiter(db), { sessionEpoch: 0 });
    expect(await tryAs(cast.recruiter, { sessionEpoch: 1 }, back)).toBe('-');
  });

  test('lets a disabled user read why', async () => {
    await pastRules(environment, (db) => updateDoc(ofRecruiter(db), { activeStatus: 0 }));
    expect(await tryAs(cast.recruiter, { sessionEpoch: 0 }, (db) => getDoc(ofRecruiter(db)))).toBe('yes');
    expect(await tryAs(cast.recruiter, { sessionEpoch: 0 }, (db) => getDoc(organization(db)))).toBe('-');
  });
});

test('a user without a document can read that there is none', async () => {
  const person = { id: 'nobody-yet', email: 'nobody-yet@example.com' };
  expect(await tryAs(person, { sessionEpoch: 0 }, (db) => getDoc(doc(db, documents.user(person.id))))).toBe('yes');
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
} from 'firebase/firestore/lite';
import { documents } from '@portal/domain/paths/firestore-paths';
import { cast, castOrganizations } from '@portal/domain/testing/cast';
import { asActor, type ActorName } from '../harness/actors';
import { firestoreEnvironment, type RulesEnvironment } from '../harness/environment';
import { outcomeOf, type Outcome } from '../harness/outcome';
import { pastRules, setWorld } from '../harness/world';

const long = (characters: number) => 'x'.repeat(characters);

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('user-fields');
});
afterAll(() => environment.cleanup());
beforeEach(() => setWorld(environment));

const updateOwn = (actor: ActorName, uid: string, change: DocumentData) =>
  asActor(environment, actor, (db) => outcomeOf(updateDoc(doc(db, documents.user(uid)), change)));

const profile = cast.recruiter.profile;

const changes: [name: string, change: DocumentData, outcome: Outcome][] = [
  ['name and picture', { displayName: 'Ada', photoURL: 'https://example.com/a.png' }, 'yes'],
  ['what one is found by', { searchTokens: { king: true } }, '-'],
  ['a name that is too long', { displayName: long(201) }, '-'],
  ['a name that is no text', { displayName: null }, '-'],
  ['a picture that is no text', { photoURL: 1 }, '-'],
  ['the profile', { profile: { ...profile, phone: '555', title: 'Recruiter' } }, 'yes'],
  ['a profile with more', { profile: { ...profile, rank: 'general' } }, '-'],
  ['a profile with less', { profile: { phone: '555' } }, '-'],
  ['a phone number that is a number', { profile: { ...profile, phone: 555 } }, '-'],
  ['a website', { profile: { ...profile, websiteURL: 'https://a.example/me' } }, 'yes'],
  ['no website', { profile: { ...profile, websiteURL: '' } }, 'yes'],
  ['a website with a script', { profile: { ...profile, websiteURL: 'javascript:alert(1)' } }, '-'],
  ['a website of another scheme', { profile: { ...profile, websiteURL: 'ftp://a.example' } }, '-'],
  ['an endless description', { 'profile.description': long(5_001) }, '-'],
  ['an address with more', { 'profile.address.planet': 'Mars' }, '-'],
  ['the terms', { termsAgreement: true }, 'yes'],
  ['the terms in words', { termsAgreement: 'yes' }, '-'],
  ['no mails', { disableEmailNotifications: true }, 'yes'],
  ['no mails in words', { disableEmailNotifications: 'yes' }, '-'],
  ['twenty custom emails', { customEmails: Array.from({ length: 20 }, String) }, 'yes'],
  ['one more', { customEmails: Array.from({ length: 21 }, String) }, '-'],
  ['the time zone', { timeZone: 'Europe/Zurich' }, 'yes'],
  ['an endless time zone', { timeZone: long(65) }, '-'],
  ['a time zone that is no text', { timeZone: 1 }, '-'],
  ['the time of the last activity', { activityAt: serverTimestamp() }, 'yes'],
  ['another time', { activityAt: Timestamp.fromMillis(0) }, '-'],
  ['the role of a super admin', { 'userRoles.superAdmin': true }, '-'],
  ['all roles', { userRoles: { user: true, admin: true, superAdmin: true } }, '-'],
  ['the organization', { organizationId: castOrganizations.b }, '-'],
  ['no organization', { organizationId: null }, '-'],
  ['the status', { activeStatus: 0 }, '-'],
  ['the type of account', { accountType: 'recruiterClient' }, '-'],
  ['the products', { 'userProducts.accessRights.skillsMarketing': true }, '-'],
  ['the mark of a password', { 'userProducts.accessStatus.core.hasPassword': true, extra: 1 }, '-'],
  ['the verification', { isVerified: false }, '-'],
  ['the verification of the email', { emailVerified: false }, '-'],
  ['the email', { email: 'other@example.com' }, '-'],
  ['the id', { id: 'admin' }, '-'],
  ['the brand', { selectedBrand: 'Other' }, '-'],
  ['the id in the applicant-tracking system', { bullhornMasterUserId: '1' }, '-'],
  ['a field of its own making', { extra: true }, '-'],
  ['a right beside an allowed field', { displayName: 'Ada', 'userRoles.admin': true }, '-'],
];

describe('a change of the user’s own document', () => {
  test.each(changes)('%s', async (_name, change, outcome) => {
    expect(await updateOwn('recruiter', 'recruiter', change)).toBe(outcome);
  });

  test('is permitted before the email is verified', async () => {
    expect(await updateOwn('unverified', 'unverified', { termsAgreement: true })).toBe('yes');
    expect(await updateOwn('unverified', 'unverified', { isVerified: true })).toBe('-');
  });

  test.each<[ActorName, string]>([
    ['disabled', 'disabled'],
    ['disabledAdmin', 'disabled-admin'],
    ['recruiterClient', 'recruiter-client'],
    ['withoutRole', 'without-role'],
    ['withoutAccess', 'without-access'],
  ])('is closed to %s', async (actor, uid) => {
    expect(await updateOwn(actor, uid, { displayName: 'Ada' })).toBe('-');
  });

  test.each<ActorName>(['disabled', 'disabledAdmin'])('does not let %s back in', async (actor) => {
    expect(
      await updateOwn(actor, cast[actor === 'disabled' ? 'disabled' : 'disabledAdmin'].id, { activeStatus: 1 }),
    ).toBe('-');
  });
});

describe('a user without a document', () => {
  test('cannot create one', async () => {
    const outcome = await asActor(environment, 'stranger', (db) =>
      outcomeOf(setDoc(doc(db, documents.user('stranger')), { ...cast.superAdmin, id: 'stranger' })),
    );
    expect(outcome).toBe('-');
  });
});

describe('a list of users', () => {
  const listOf = (actor: ActorName, organizationId: string | null, most?: number) =>
    asActor(environment, actor, (db) => {
      const users = query(collection(db, 'users'), where('organizationId', '==', organizationId));
      return outcomeOf(getDocs(most === undefined ? users : query(users, limit(most))));
    });

  test.each<[ActorName, string | null, number | undefined, Outcome]>([
    ['recruiter', castOrganizations.a, 500, 'yes'],
    ['recruiter', castOrganizations.a, undefined, 'yes'],
    ['recruiter', castOrganizations.b, 10, '-'],
    ['admin', castOrganizations.b, 10, '-'],
    ['superAdmin', castOrganizations.b, 10, 'yes'],
    ['superAdmin', null, 10, 'yes'],
    ['withoutOrganization', null, 10, '-'],
  ])('by %s of %s, at most %s: %s', async (actor, organizationId, most, outcome) => {
    expect(await listOf(actor, organizationId, most)).toBe(outcome);
  });

  test('of all organizations is for super admins', async () => {
    const all = (actor: ActorName) =>
      asActor(environment, actor, (db) => outcomeOf(getDocs(query(collection(db, 'users'), limit(10)))));
    expect(await all('superAdmin')).toBe('yes');
    expect(await all('admin')).toBe('-');
  });
});

describe('a revoked right', () => {
  test.each<[string, DocumentData]>([
    ['disabled', { activeStatus: 0 }],
    ['moved', { organizationId: castOrganizations.b }],
    ['without the product', { 'userProducts.accessRights.core': false }],
    ['turned into a client', { accountType: 'recruiterClient' }],
    ['without a role', { userRoles: {} }],
  ])('bites with the next request: %s', async (_name, change) => {
    const readJobs = () =>
      asActor(environment, 'recruiter', (db) =>
        outcomeOf(getDocs(query(collection(db, `organizations/${castOrganizations.a}/jobs`), limit(10)))),
      );
    expect(await readJobs()).toBe('yes');
    await pastRules(environment, (db) => updateDoc(doc(db, documents.user('recruiter')), change));
    expect(await readJobs()).toBe('-');
  });
});

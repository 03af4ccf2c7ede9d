import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, Timestamp, updateDoc, type DocumentData } from 'firebase/firestore';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { asActor, type ActorName } from '../harness/actors';
import { brand, storedProfileTemplate } from '../harness/documents';
import { firestoreEnvironment } from '../harness/environment';
import { outcomeOf, type Outcome } from '../harness/outcome';
import { setWorld } from '../harness/world';

const { a } = castOrganizations;
const long = (characters: number) => 'x'.repeat(characters);
const items = (count: number) => Array.from({ length: count }, (_, index) => ({ question: `Question ${index}` }));

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('organization-fields');
});
afterAll(() => environment.cleanup());
beforeEach(() => setWorld(environment));

const update = (actor: ActorName, change: DocumentData) =>
  asActor(environment, actor, (db) =>
    outcomeOf(updateDoc(doc(db, documents.organization(a)), { activityAt: serverTimestamp(), ...change })),
  );

/** Settings that an admin changes, or that nobody does. */
const settings: [name: string, change: DocumentData, outcome: Outcome][] = [
  [
    'name and address',
    { name: 'Agency', email: 'a@example.com', phone: '555', websiteURL: 'https://a.example' },
    'yes',
  ],
  ['no name', { name: '' }, '-'],
  ['a name that is too long', { name: long(201) }, '-'],
  ['a name that is no text', { name: 1 }, '-'],
  ['colours', { 'colors.primaryColor': '#000000' }, 'yes'],
  ['colours that are no map', { colors: '#000000' }, '-'],
  ['the switches', { showJobNotes: true, hideContactInformation: true }, 'yes'],
  ['a switch in words', { showJobNotes: 'yes' }, '-'],
  ['notifications', { notificationsToOther: true, notificationsToOtherEmail: 'x@example.com' }, 'yes'],
  ['a notification in words', { SMNotificationsToOther: 'yes' }, '-'],
  ['three questions', { thumbsUpCustom: items(3) }, 'yes'],
  ['four questions', { thumbsUpCustom: items(4) }, '-'],
  ['five questions to choose from', { thumbsDownCustomMultipleAnswersQuestions: items(5) }, '-'],
  ['a hundred and one brands', { brands: items(101) }, '-'],
  ['a logo that is too high', { logoHeight: 51 }, '-'],
  ['a logo in the middle of nowhere', { logoAlignment: 'top' }, '-'],
  ['a chart of a kind that there is not', { chartType: 'radar' }, '-'],
  ['labels', { 'customLabels.skills': 'Talents' }, 'yes'],
  ['Client Connect but for its switch', { 'productFeature.portal.recruitingActivity': true }, 'yes'],
  ['an access code', { 'integration.bullhorn.publicResume.accessCode': 'secret' }, 'yes'],
  ['the id', { id: 'agency-c' }, '-'],
  ['the time of creation', { createdAt: serverTimestamp() }, '-'],
  ['the schema version', { schemaVersion: 2 }, '-'],
  ['the status of the indexes', { 'indexStatus.jobIndex': true }, '-'],
  ['the number of its people', { teamMembers: 1 }, '-'],
  ['a field of its own making', { extra: true }, '-'],
  ['an activity in the past', { activityAt: Timestamp.fromMillis(0) }, '-'],
];

describe('a change of the settings by an admin', () => {
  test.each(settings)('%s', async (_name, change, outcome) => {
    expect(await update('admin', change)).toBe(outcome);
  });
});

/** `superAdminOnlySettings`, each with a value that is not the stored one. */
const guarded: [path: string, value: unknown][] = [
  ['productFeature.core.enable', '0'],
  ['productFeature.portal.enable', '1'],
  ['productFeature.credentials.enable', '1'],
  ['productFeature.skillsMarketing.enable', '0'],
  ['productFeature.job.multipleCandidatesClientSubmission', '1'],
  ['productFeature.candidate.expiryLink', '1'],
  ['integration.bullhorn.jobSubmission.sentToAccountManager', { type: 'note', value: 'x', noteAuthor: 'apiUser' }],
  ['integration.bullhorn.jobSubmission.addNote', true],
  ['totalSeats', 9_999],
  ['showAIGenerator', true],
  ['subdomain', 'taken'],
];

describe('what super admins alone set', () => {
  test.each(guarded)('%s', async (path, value) => {
    expect(await update('admin', { [path]: value })).toBe('-');
    expect(await update('admin', { name: 'Agency', [path]: value })).toBe('-');
    expect(await update('superAdmin', { [path]: value })).toBe('yes');
  });

  test('seats are a number that is not below zero', async () => {
    for (const totalSeats of [-1, '9', 1_000_001]) expect(await update('superAdmin', { totalSeats })).toBe('-');
  });

  test('cannot be slipped in with the whole map', async () => {
    expect(await update('admin', { productFeature: { core: { enable: '0' } } })).toBe('-');
    expect(await update('admin', { integration: {} })).toBe('-');
  });
});

describe('a brand of marketing', () => {
  const save = (actor: ActorName, change: DocumentData, id = 'new-1') =>
    asActor(environment, actor, (db) =>
      outcomeOf(setDoc(doc(db, collections.smBrands(a), id), { ...brand(id), ...change })),
    );

  test.each<[string, ActorName, DocumentData, Outcome]>([
    ['with a name', 'admin', { name: 'Other' }, 'yes'],
    ['without a name', 'admin', { name: '' }, '-'],
    ['under another id', 'admin', { id: 'brand-9' }, '-'],
    ['with a field of its own making', 'admin', { extra: true }, '-'],
    ['with an endless mail', 'admin', { emailBody: long(100_001) }, '-'],
    ['with a host name, by an admin', 'admin', { subdomain: 'jobs' }, '-'],
    ['with a host name, by a super admin', 'superAdmin', { subdomain: 'jobs' }, 'yes'],
    ['with four questions', 'admin', { thumbsDownCustom: items(4) }, '-'],
  ])('%s', async (_name, actor, change, outcome) => {
    expect(await save(actor, change)).toBe(outcome);
    expect(await save(actor, change, 'brand-1')).toBe(outcome);
  });
});

describe('a template', () => {
  const save = (change: DocumentData) =>
    asActor(environment, 'admin', (db) =>
      outcomeOf(
        setDoc(doc(db, collections.profileTemplates(a), 'new-1'), {
          ...storedProfileTemplate('new-1'),
          activityAt: serverTimestamp(),
          ...change,
        }),
      ),
    );

  test.each<[string, DocumentData, Outcome]>([
    ['as the editor saves it', {}, 'yes'],
    ['without a name', { name: '' }, '-'],
    ['under another id', { id: 'other' }, '-'],
    ['with too many sections', { template: Array.from({ length: 61 }, () => ({ title: 'x' })) }, '-'],
    ['with an endless header', { headerContent: long(50_001) }, '-'],
    ['with a flag in words', { isCore: 'yes' }, '-'],
    ['with a field of its own making', { extra: true }, '-'],
    ['without a stamp', { activityAt: Timestamp.fromMillis(0) }, '-'],
  ])('%s', async (_name, change, outcome) => {
    expect(await save(change)).toBe(outcome);
  });
});

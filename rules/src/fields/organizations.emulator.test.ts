import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite';
import { maxOffices } from '@portal/domain/organizations/identity';
import { splitChanges } from '@portal/domain/organizations/merge-organization';
import { settings } from '@portal/domain/organizations/settings';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { asActor, type ActorName } from '../harness/actors';
import { brand, storedProfileTemplate } from '../harness/documents';
import { firestoreEnvironment, type RulesEnvironment } from '../harness/environment';
import { outcomeOf, type Outcome } from '../harness/outcome';
import { pastRules, setWorld } from '../harness/world';

const { a } = castOrganizations;
const long = (characters: number) => 'x'.repeat(characters);
const items = (count: number) => Array.from({ length: count }, (_, index) => ({ question: `Question ${index}` }));

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('organization-fields');
});
afterAll(() => environment.cleanup());
beforeEach(() => setWorld(environment));

const stamp = { activityAt: serverTimestamp() };

/** Changes settings as the application does: by field path, in the document of each. */
const save = (actor: ActorName, changes: Record<string, unknown>) =>
  asActor(environment, actor, async (db) => {
    const { organization, platform, agency, secrets } = splitChanges(changes);
    const batch = writeBatch(db);
    for (const [path, fields] of [
      [documents.organization(a), organization],
      [documents.platformSettings(a), platform],
      [documents.agencySettings(a), agency],
      [documents.secretSettings(a), secrets],
    ] as const) {
      if (fields.length > 0) batch.update(doc(db, path), { ...stamp, ...Object.fromEntries(fields) });
    }
    return outcomeOf(batch.commit());
  });
const publicResume = 'integration.bullhorn.publicResume';
const skills = 'productFeature.skillsMarketing';
const office = { address1: '1 Main Street', address2: '', city: 'Boston', state: 'MA', zipCode: '02110' };
const inOffices = (change: object, index: number) => ({
  offices: Array.from({ length: maxOffices }, (_, at) => (at === index ? { ...office, ...change } : office)),
});

const changes: [name: string, changes: Record<string, unknown>, outcome: Outcome][] = [
  ['identity', { name: 'Agency', email: 'a@example.com', phone: '555', websiteURL: 'https://a.example' }, 'yes'],
  ['an empty name', { name: '' }, '-'],
  ['a name of 201 characters', { name: long(201) }, '-'],
  ['a name that is a number', { name: 1 }, '-'],
  ['an email without a domain', { email: 'abc' }, '-'],
  ['an email of 300 characters', { email: `${long(300)}@example.com` }, '-'],
  ['a website with a script', { websiteURL: 'javascript:alert(1)' }, '-'],
  ['a website without a scheme', { websiteURL: 'a.example/jobs?x=1' }, 'yes'],
  ['a logo of ours', { photoURL: '/api/public/image?path=images%2Forganizations%2Fa%2F1%2Flogo.png' }, 'yes'],
  ['a logo with a script', { photoURL: 'javascript:alert(1)' }, '-'],
  ['a logo as data', { photoURL: 'data:image/svg+xml,<svg/>' }, '-'],
  ['20 offices', inOffices({}, 0), 'yes'],
  ['21 offices', { offices: Array.from({ length: maxOffices + 1 }, () => office) }, '-'],
  ['a zip code of 3 digits', inOffices({ zipCode: '123' }, 0), '-'],
  ['a zip code that starts with 000', inOffices({ zipCode: '00012' }, 19), '-'],
  ['a zip code of letters', inOffices({ zipCode: 'abcde' }, 7), '-'],
  ['an office without a zip code', inOffices({ zipCode: '' }, 3), 'yes'],
  ['an office with an unknown key', inOffices({ planet: 'Earth' }, 19), '-'],
  ['a city of 10,000 characters', inOffices({ city: long(10_000) }, 19), '-'],
  ['an office that is a text', { offices: ['Boston'] }, '-'],
  ['colors', { 'colors.primaryColor': '#000000', 'colors.skillsColor': '#ABC', 'colors.feedbackColor': '' }, 'yes'],
  ['a color by name', { 'colors.primaryColor': 'red' }, '-'],
  ['a color with a style', { 'colors.feedbackColor': '#fff;background:url(//x)' }, '-'],
  ['a color that is a number', { 'colors.feedbackColor': 7 }, '-'],
  ['colors that are no map', { 'colors.primaryColor': { a: 1 } }, '-'],
  ['a logo of 51 pixels', { logoHeight: 51 }, '-'],
  ['an unknown alignment', { logoAlignment: 'top' }, '-'],
  ['an unknown chart', { chartType: 'radar' }, '-'],
  ['switches', { hideContactInformation: true, displayOriginalResumeFromAllJobs: true }, 'yes'],
  ['a switch in words', { hideContactInformation: 'yes' }, '-'],
  ['notifications', { notificationsToOther: true, notificationsToOtherEmail: 'x@example.com' }, 'yes'],
  ['a notification in words', { SMNotificationsToOther: 'yes' }, '-'],
  ['a notification to an email that is missing', { SMNotificationsToOther: true }, '-'],
  ['a notification to a malformed email', { notificationsToOtherEmail: 'x@' }, '-'],
  ['two emails in one', { notificationsToOtherEmail: 'x@example.com y@example.com' }, '-'],
  ['labels', { 'customLabels.skills': 'Talents', showJobNotes: true }, 'yes'],
  ['a label of 10,000 characters', { 'customLabels.skills': long(10_000) }, '-'],
  ['a label of 201 characters', { 'customLabels.skills': long(201) }, '-'],
  ['a label of 10,000 characters in short lines', { 'customLabels.skills': `${long(100)}\n`.repeat(100) }, '-'],
  ['a label that is null', { 'customLabels.skills': null }, '-'],
  ['a label that is a list', { 'customLabels.skills': ['x'] }, '-'],
  ['three questions', { thumbsUpCustom: items(3) }, 'yes'],
  ['four questions', { thumbsUpCustom: items(4) }, '-'],
  ['five multiple-choice questions', { thumbsDownCustomMultipleAnswersQuestions: items(5) }, '-'],
  ['switches of built-in questions', { 'defaultQuestions.common.email.required': true }, 'yes'],
  ['a built-in question in words', { 'defaultQuestions.common.email.required': 'yes' }, '-'],
  ['Client Connect settings', { 'productFeature.portal.recruitingActivity': true }, 'yes'],
  ['jobs of clients without a status', { 'productFeature.portal.CCUsersCanAddJob': true }, '-'],
  ['an access code', { [`${publicResume}.hasAccessCode`]: true, [`${publicResume}.accessCode`]: 'secret' }, 'yes'],
  ['an access code of 3 characters', { [`${publicResume}.accessCode`]: 'abc' }, '-'],
  ['an access code with a line break', { [`${publicResume}.accessCode`]: 'open\nsesame' }, '-'],
  // Stored apart from the code; without one no page opens.
  ['that a code is asked for', { [`${publicResume}.hasAccessCode`]: true }, 'yes'],
  ['an age of links that is not offered', { 'publicCandidate.resumeLinkAgeDays': 2 }, '-'],
  ['links without an end', { 'publicCandidate.resumeLinkAgeDays': 0 }, 'yes'],
  ['a note about an event', { 'integration.bullhorn.customNotes.jmInterested.enabled': true }, 'yes'],
  ['a note in words', { 'integration.bullhorn.customNotes.jmInterested.enabled': 'yes' }, '-'],
  ['a copy to a malformed email', { 'integration.bullhorn.customEmails.jmInterested.ccEmail': 'x' }, '-'],
  ['an unknown author', { 'integration.bullhorn.author.view.note': 'nobody' }, '-'],
  ['a subject', { [`${skills}.emailSubject`]: 'A candidate for you' }, 'yes'],
  ['an empty subject', { [`${skills}.emailSubject`]: '' }, '-'],
  ['five filter fields', { [`${skills}.filterFields`]: Array<string>(5).fill('name') }, '-'],
  ['an email body of 50,001 characters', { [`${skills}.emailBody`]: long(50_001) }, '-'],
  ['a card', { [`${skills}.candidateItemVars.firstVar`]: 'name' }, 'yes'],
  ['identity and a tab in one batch', { name: 'Agency', 'colors.primaryColor': '#123456' }, 'yes'],
  ['two tabs in one write', { 'colors.primaryColor': '#123456', showJobNotes: true }, '-'],
];

describe('a change of settings by an admin', () => {
  test.each(changes)('%s', async (_name, change, outcome) => {
    expect(await save('admin', change)).toBe(outcome);
  });
});

/** Settings that super admins decide, each with a value that differs from the stored one. */
const guarded: Record<string, unknown> = {
  'productFeature.core.enable': '0',
  'productFeature.portal.enable': '1',
  'productFeature.credentials.enable': '1',
  'productFeature.skillsMarketing.enable': '0',
  'productFeature.jobMarketing.enable': '1',
  'productFeature.job.multipleCandidatesClientSubmission': '1',
  'productFeature.candidate.expiryLink': '1',
  'integration.bullhorn.jobSubmission.sentToAccountManager.type': 'note',
  'integration.bullhorn.jobSubmission.sentToAccountManager.value': 'Sent',
  'integration.bullhorn.jobSubmission.sentToAccountManager.noteAuthor': 'jobOwner',
  'integration.bullhorn.jobSubmission.addNote': true,
  totalSeats: 9_999,
  showAIGenerator: true,
  subdomain: 'acme',
};

describe('settings that super admins decide', () => {
  test('are those of the catalogue', () => {
    const paths = settings.filter(({ writer }) => writer === 'superAdmin').map(({ path }) => path);
    expect(Object.keys(guarded).sort()).toEqual([...paths].sort());
  });

  test.each(Object.entries(guarded))('%s', async (path, value) => {
    expect(await save('admin', { [path]: value })).toBe('-');
    expect(await save('admin', { name: 'Agency', [path]: value })).toBe('-');
    expect(await save('superAdmin', { [path]: value })).toBe('yes');
  });

  test('seats are a number of at least zero', async () => {
    for (const totalSeats of [-1, '9', 1_000_001]) expect(await save('superAdmin', { totalSeats })).toBe('-');
  });
});

describe('a host', () => {
  /** Names a host in the settings and takes it in the same write. */
  const take = (subdomain: string, organizationId: string = a, actor: ActorName = 'superAdmin') =>
    asActor(environment, actor, async (db) => {
      const batch = writeBatch(db);
      batch.set(doc(db, documents.host(subdomain)), { organizationId });
      batch.update(doc(db, documents.platformSettings(a)), { ...stamp, subdomain });
      return outcomeOf(batch.commit());
    });

  test.each<[string, string, Outcome]>([
    ['that is free', 'fresh-1', 'yes'],
    ['of another agency', 'second', '-'],
    ['that the portal uses', 'admin', '-'],
    ['that ends with a hyphen', 'fresh-', '-'],
    ['in capitals', 'Fresh', '-'],
  ])('%s', async (_what, subdomain, outcome) => {
    expect(await take(subdomain)).toBe(outcome);
    expect(await take(subdomain, a, 'admin')).toBe('-');
  });

  test('taken for another agency does not serve this one', async () => {
    expect(await take('fresh-2', 'agency-b')).toBe('-');
    expect(await take('fresh-2', 'nobody')).toBe('-');
  });

  test('is not asked for while the name stays as it is', async () => {
    await pastRules(environment, (db) => updateDoc(doc(db, documents.platformSettings(a)), { subdomain: 'old' }));
    expect(await save('superAdmin', { showAIGenerator: true })).toBe('yes');
  });
});

/** Direct writes, past the application. */
const direct: [name: string, path: string, change: DocumentData][] = [
  ['the id', documents.organization(a), { id: 'agency-c' }],
  ['the time of creation', documents.organization(a), { createdAt: serverTimestamp() }],
  ['the schema version', documents.organization(a), { schemaVersion: 9 }],
  ['the status of the indexes', documents.organization(a), { 'indexStatus.jobIndex': true }],
  ['the number of its users', documents.organization(a), { teamMembers: 1 }],
  ['an unknown field', documents.organization(a), { extra: true }],
  ['a setting in the document of the organization', documents.organization(a), { colors: {} }],
  ['brands in the document of the organization', documents.organization(a), { brands: [] }],
  ['an activity in the past', documents.organization(a), { activityAt: Timestamp.fromMillis(0) }],
  ['an unknown tab', documents.agencySettings(a), { extra: {} }],
  ['an unknown key in a tab', documents.agencySettings(a), { 'general.extra': 1 }],
  [
    'a secret in a tab that all staff read',
    documents.agencySettings(a),
    { [`security.${publicResume}.accessCode`]: 'secret' },
  ],
  ['an unknown secret', documents.secretSettings(a), { [`${publicResume}.hasAccessCode`]: true }],
  ['an unknown key below a tab', documents.agencySettings(a), { 'general.colors.extra': '#000000' }],
  ['a setting of another tab', documents.agencySettings(a), { 'labels.colors.primaryColor': '#000000' }],
  ['a setting of super admins in a tab', documents.agencySettings(a), { 'general.showAIGenerator': true }],
  ['a product in a tab', documents.agencySettings(a), { 'general.productFeature.portal.enable': '1' }],
  ['a tab that is no map', documents.agencySettings(a), { general: 'x' }],
];

describe('a direct write by an admin', () => {
  test.each(direct)('%s is refused', async (_name, path, change) => {
    const write = (actor: ActorName) =>
      asActor(environment, actor, (db) => outcomeOf(updateDoc(doc(db, path), { ...stamp, ...change })));
    expect(await write('admin')).toBe('-');
    expect(await write('superAdmin')).toBe('-');
  });

  test('creates a missing document of settings', async () => {
    await pastRules(environment, (db) => deleteDoc(doc(db, documents.agencySettings(a))));
    const write = (data: DocumentData) =>
      asActor(environment, 'admin', (db) => outcomeOf(setDoc(doc(db, documents.agencySettings(a)), data)));
    expect(await write({ ...stamp, labels: { showJobNotes: 'yes' } })).toBe('-');
    expect(await write({ ...stamp, labels: { showJobNotes: true } })).toBe('yes');
  });
});

describe.each(['brands', 'smBrands', 'jmBrands'] as const)('a brand of %s', (kind) => {
  const saveBrand = (actor: ActorName, change: DocumentData, id = 'new-1') =>
    asActor(environment, actor, (db) =>
      outcomeOf(setDoc(doc(db, collections[kind](a), id), { ...brand(id), ...change })),
    );

  test.each<[string, ActorName, DocumentData, Outcome]>([
    ['with a name', 'admin', { name: 'Other' }, 'yes'],
    ['without a name', 'admin', { name: '' }, '-'],
    ['under another id', 'admin', { id: 'brand-9' }, '-'],
    ['with a field of its own making', 'admin', { extra: true }, '-'],
    ['with an email body of 50,001 characters', 'admin', { emailBody: long(50_001) }, '-'],
    ['with a color by name', 'admin', { primaryColor: 'red' }, '-'],
    ['with a logo of 51 pixels', 'admin', { logoHeight: 51 }, '-'],
    ['with a logo with a script', 'admin', { file: 'javascript:alert(1)' }, '-'],
    ['with a label of 201 characters', 'admin', { customLabels: { skills: long(201) } }, '-'],
    ['with an unknown label', 'admin', { customLabels: { extra: 'x' } }, '-'],
    ['with a host name, by an admin', 'admin', { subdomain: 'acme' }, '-'],
    ['with a host name, by a super admin', 'superAdmin', { subdomain: 'acme' }, 'yes'],
    ['with the host of another agency', 'superAdmin', { subdomain: 'second' }, '-'],
    ['with a host that nobody has taken', 'superAdmin', { subdomain: 'jobs' }, '-'],
    ['with four questions', 'admin', { thumbsDownCustom: items(4) }, '-'],
  ])('%s', async (_name, actor, change, outcome) => {
    expect(await saveBrand(actor, change)).toBe(outcome);
    expect(await saveBrand(actor, change, 'brand-1')).toBe(outcome);
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

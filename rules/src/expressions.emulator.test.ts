import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, updateDoc, type Firestore } from 'firebase/firestore';
import { settingTabs, type SettingTab } from '@portal/domain/fields/meta';
import { maxOffices } from '@portal/domain/organizations/identity';
import { splitOrganization } from '@portal/domain/organizations/merge-organization';
import { newOrganization } from '@portal/domain/organizations/organization';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { cast, castOrganizations } from '@portal/domain/testing/cast';
import { contextOf, firestoreOf } from './harness/actors';
import { brand } from './harness/documents';
import { firestoreEnvironment, rulesText } from './harness/environment';
import { outcomeOf } from './harness/outcome';
import { paddedRules } from './harness/padded-rules';
import { impersonation, sessionOf } from './harness/sessions';
import { operations } from './harness/table';
import { attempts } from './harness/tried-collection';
import { setWorld } from './harness/world';
import { triedCollections } from './matrix/all';

/** Expressions that a request may evaluate, half of what the platform allows. */
const most = 500;
/** Requests that save whole documents or tabs may evaluate more; a limit for each keeps them from growing. */
const mostOf: Record<string, number> = {
  general: 570,
  integration: 660,
  feedback: 800,
  skills: 880,
  identity: 800,
  brands: 900,
  smBrands: 900,
  jmBrands: 900,
  agencySettings: 570,
  jobs: 900,
};

const { a } = castOrganizations;
const stamp = { activityAt: serverTimestamp() };
const office = { address1: '1 Main Street', address2: '', city: 'Boston', state: 'MA', zipCode: '02110' };
const card = { firstVar: 'a', secondVar: 'b', thirdVar: 'c', fourthVar: 'd', fifthVar: 'e', sixthVar: 'f' };
const asked = { show: true, required: true };
const defaultQuestions = {
  title: 'Well?',
  sendFeedbackBoxTitle: 'Why?',
  thumbsUp: { whyApprove: true, schedule: true },
  thumbsDown: { whyDecline: true, suggestion: true },
  common: { email: asked, terms: asked },
};

/** Settings in which every member is present, and every tab differs from the stored one. */
const { agency } = splitOrganization(
  newOrganization({
    id: a,
    name: 'Agency',
    defaultQuestions,
    notificationsToOther: true,
    notificationsToOtherEmail: 'desk@example.com',
    ...newOrganizationParts(),
  }),
);

function newOrganizationParts() {
  const base = newOrganization({ id: a, name: 'Agency' });
  const { skillsMarketing, jobMarketing } = base.productFeature;
  const { bullhorn } = base.integration;
  return {
    publicJobUpload: { title: 'Thank you', prompt: 'We read it', link1: 'https://a.example', link2: 'b.example' },
    customLabels: { ...base.customLabels, skills: 'Talents' },
    productFeature: {
      ...base.productFeature,
      skillsMarketing: {
        ...skillsMarketing,
        defaultQuestions,
        emailSubject: 'One',
        tearsheetsEmailSubject: 'Two',
        tearsheetEmailFrom: 'loggedUser' as const,
        candidateItemVars: card,
      },
      jobMarketing: { ...jobMarketing, defaultQuestions, jobItemVars: card, jobItemPrefixes: card },
    },
    integration: {
      bullhorn: {
        ...bullhorn,
        jobSubmission: { ...bullhorn.jobSubmission, status: 'Submitted' },
        publicResume: { ...bullhorn.publicResume, hasAccessCode: true, accessCode: 'secret' },
      },
    },
  };
}

const saveTab = (tab: SettingTab) => (db: Firestore) =>
  updateDoc(doc(db, documents.agencySettings(a)), { ...stamp, [tab]: agency[tab] });

/** Requests that save everything at once. */
const largest: [name: string, act: (db: Firestore) => Promise<unknown>][] = [
  ...settingTabs.map((tab): [string, (db: Firestore) => Promise<unknown>] => [tab, saveTab(tab)]),
  [
    'identity',
    (db) =>
      updateDoc(doc(db, documents.organization(a)), {
        ...stamp,
        name: 'Agency',
        websiteURL: 'https://a.example',
        email: 'a@example.com',
        phone: '555',
        type: 'Agency',
        billingAccountType: 'Annual',
        photoURL: 'https://a.example/logo.png',
        offices: Array.from({ length: maxOffices }, () => office),
      }),
  ],
  ...(['brands', 'smBrands', 'jmBrands'] as const).map((kind): [string, (db: Firestore) => Promise<unknown>] => [
    kind,
    (db) => setDoc(doc(db, collections[kind](a), 'new-1'), { ...brand('new-1'), defaultQuestions }),
  ]),
];

const sessions: [string, (environment: RulesTestEnvironment) => RulesTestContext][] = [
  ['an admin', (environment) => contextOf(environment, 'admin')],
  ['a super admin', (environment) => contextOf(environment, 'superAdmin')],
  ['a super admin as an admin', (environment) => sessionOf(environment, cast.admin, impersonation())],
];

describe.each(largest)('saving all of %s', (name, act) => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    const rules = paddedRules(rulesText('firestore.rules'), mostOf[name] ?? most);
    environment = await firestoreEnvironment('largest', rules);
  });
  afterAll(() => environment.cleanup());
  beforeEach(() => setWorld(environment));

  test.each(sessions)('stays within its limit for %s', async (_who, contextFor) => {
    const context = contextFor(environment);
    expect(await outcomeOf(act(firestoreOf(context)))).toBe('yes');
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

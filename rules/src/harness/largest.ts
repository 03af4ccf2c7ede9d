import { doc, serverTimestamp, setDoc, updateDoc, type Firestore } from 'firebase/firestore/lite';
import { settingTabs, type SettingTab } from '@portal/domain/fields/meta';
import { maxOffices } from '@portal/domain/organizations/identity';
import { splitOrganization } from '@portal/domain/organizations/merge-organization';
import { newOrganization } from '@portal/domain/organizations/organization';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { brand, newJob } from './documents';

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

const jobSettings = {
  status: 0,
  isPublic: true,
  hideFeedbackQuestions: true,
  hideTitleFromPublicResume: true,
  publicDescription: 'A job',
  gradeWeights: {
    education: 0.1,
    jobTitles: 0.2,
    skills: 0.3,
    industries: 0.1,
    managementLevel: 0.1,
    certifications: 0.1,
    languages: 0.05,
    experience: 0.05,
  },
  mustHaves: { required: ['RN license'], preferred: ['ACLS'] },
};

/** Settings in which every member is present, and every tab differs from the stored one. */
const { agency, secrets } = splitOrganization(
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
    privacy: {
      agreement: 'block' as const,
      uploadAgreement: 'I agree',
      allowsAgeFilters: true,
      writesAiTexts: false,
      notice: { isOn: true, text: 'We have data about you' },
      application: { isOn: false, received: 'Here', reviewed: 'Seen', submitted: 'With a client', closed: 'Over' },
      audit: { months: 120 as const },
      retention: { isOn: true, asksFirst: false, applicants: 120, unanswered: 84, others: 60, placed: 36 },
    },
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

type Act = (db: Firestore, uid: string) => Promise<unknown>;

/** Requests that save everything at once. */
export const largest: [name: string, act: Act][] = [
  ...settingTabs.map((tab): [string, Act] => [tab, saveTab(tab)]),
  ['secrets', (db) => setDoc(doc(db, documents.secretSettings(a)), { ...stamp, ...secrets })],
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
  ...(['brands', 'smBrands', 'jmBrands'] as const).map((kind): [string, Act] => [
    kind,
    (db) => setDoc(doc(db, collections[kind](a), 'new-1'), { ...brand('new-1'), defaultQuestions }),
  ]),
  [
    'every field of a new job',
    (db, uid) => setDoc(doc(db, documents.job(a, 'new-1')), { ...newJob('new-1', uid), ...jobSettings }),
  ],
  [
    'every setting of a job',
    (db, uid) => updateDoc(doc(db, documents.job(a, 'job-1')), { ...stamp, ...jobSettings, changedBy: uid }),
  ],
];

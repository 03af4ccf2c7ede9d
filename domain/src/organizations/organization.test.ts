import { describe, expect, test } from '@jest/globals';
import { ValidationError } from 'yup';
import { formTexts } from '../texts/form';
import { defaultLabels } from '../texts/labels';
import { customLabelsSchema } from './custom-labels';
import { newOrganization, organizationSchema } from './organization';
import { collections } from '../paths/firestore-paths';
import { hasProduct, type SwitchableProduct } from './product-feature';

const acme = newOrganization({ id: 'acme', name: 'Acme' });

/** Validation messages for an organization with these settings, by path. */
function faultsOf(settings: object): Record<string, string> {
  try {
    organizationSchema.validateSync({ id: 'acme', name: 'Acme', ...settings }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map((fault) => [fault.path ?? '', fault.message]));
  }
}

test('a new organization is valid and casts to itself', () => {
  expect(faultsOf({})).toEqual({});
  expect(organizationSchema.cast(acme)).toEqual(acme);
});

test('fields that are not stored have their defaults', () => {
  expect(acme).toMatchObject({
    logoAlignment: 'left',
    showAIGenerator: false,
    totalSeats: null,
    notificationsToJobOwner: false,
    notificationsToJobOwnerSubmissionReadyEmailNotification: true,
    notificationsToJobRecruiterSubmissionReadyEmailNotification: false,
    publicCandidate: { isOneTimeFeedback: true, sendFeedbackCopyToUser: false, resumeLinkAgeDays: null },
    productFeature: { skillsMarketing: { isOneTimeFeedback: true, emailFrom: 'candidateOwner' } },
    integration: {
      bullhorn: {
        publicResume: { contactPerson: 'jobOwner', hasAccessCode: false },
        jobSubmission: { status: 'Client Submission', sentToAccountManager: { value: 'Sent to Account Manager' } },
        customNotes: { smCandidateView: { enabled: true }, jmInterested: { enabled: false } },
        customEmails: { jmInterested: { enabled: false } },
      },
    },
  });
  expect(acme.productFeature.skillsMarketing.tearsheetEmailFrom).toBeUndefined();
});

test('labels and their defaults have the same keys', () => {
  expect(Object.keys(customLabelsSchema.fields).sort()).toEqual(Object.keys(defaultLabels).sort());
});

const bullhorn = (settings: object) => ({ integration: { bullhorn: settings } });
test.each([
  [{ name: '' }, { name: formTexts.required }],
  [{ email: 'abc' }, { email: '"abc" is not a valid email.' }],
  [{ totalSeats: -1 }, { totalSeats: formTexts.tooSmall(0) }],
  [{ offices: [{ zipCode: '123' }] }, { 'offices[0].zipCode': formTexts.tooShort(5) }],
  [{ offices: [{ zipCode: '00012' }] }, { 'offices[0].zipCode': '"00012" is not a valid Zip Code.' }],
  [{ notificationsToOther: true }, { notificationsToOtherEmail: formTexts.required }],
  [
    { notificationsToOther: true, notificationsToOtherEmail: 'abc' },
    { notificationsToOtherEmail: '"abc" is not a valid email.' },
  ],
  [{ notificationsToOther: false }, {}],
  [{ SMNotificationsToOther: true }, { SMNotificationsToOtherEmail: formTexts.required }],
  [
    bullhorn({ publicResume: { hasAccessCode: true } }),
    { 'integration.bullhorn.publicResume.accessCode': formTexts.required },
  ],
  [
    bullhorn({ publicResume: { hasAccessCode: true, accessCode: '1234' } }),
    { 'integration.bullhorn.publicResume.accessCode': formTexts.tooShort(5) },
  ],
  [bullhorn({ publicResume: { hasAccessCode: true, accessCode: '12345' } }), {}],
  [bullhorn({ publicResume: { hasAccessCode: false } }), {}],
  [
    { productFeature: { portal: { CCUsersCanAddJob: true } } },
    { 'productFeature.portal.defaultJobStatus': formTexts.required },
  ],
  [
    { productFeature: { skillsMarketing: { emailSubject: '' } } },
    { 'productFeature.skillsMarketing.emailSubject': formTexts.required },
  ],
  [
    { productFeature: { skillsMarketing: { tearsheetsEmailSubject: '' } } },
    { 'productFeature.skillsMarketing.tearsheetsEmailSubject': formTexts.required },
  ],
  [{ thumbsUpCustom: [{ question: 'x'.repeat(50) }] }, {}],
  [{ thumbsUpCustom: [{ question: 'x'.repeat(51) }] }, { 'thumbsUpCustom[0].question': formTexts.tooLong(50) }],
  [{ customLabels: { skills: '<script>' } }, { 'customLabels.skills': formTexts.markup }],
  [{ publicJobUpload: { link1: 'javascript:alert(1)' } }, { 'publicJobUpload.link1': formTexts.notAUrl }],
  [{ colors: { primaryColor: 'red;x' } }, { 'colors.primaryColor': formTexts.notAColor }],
])('%j', (settings, faults) => {
  expect(faultsOf(settings)).toMatchObject(faults);
  expect(Object.keys(faultsOf(settings)).every((path) => Object.hasOwn(faults, path))).toBe(true);
});

describe('lists are limited', () => {
  const question = { question: 'Why?' };
  const choice = { question: 'Which?', answers: ['a', 'b', '', ''] };
  test.each([
    ['thumbsUpCustom', question, 3],
    ['thumbsDownCustom', question, 3],
    ['thumbsUpCustomMultipleAnswersQuestions', choice, 4],
    ['thumbsDownCustomMultipleAnswersQuestions', choice, 4],
  ])('%s', (field, item, max) => {
    expect(faultsOf({ [field]: Array(max).fill(item) })).toEqual({});
    expect(Object.keys(faultsOf({ [field]: Array(max + 1).fill(item) }))).toEqual([field]);
  });
  test('filter fields', () => {
    const withFields = (count: number) => ({
      productFeature: { skillsMarketing: { filterFields: Array(count).fill('name') } },
    });
    expect(faultsOf(withFields(4))).toEqual({});
    expect(faultsOf(withFields(5))).not.toEqual({});
  });
  test('a choice needs two answers', () => {
    expect(faultsOf({ thumbsUpCustomMultipleAnswersQuestions: [{ question: 'Which?', answers: ['a', ''] }] })).toEqual({
      'thumbsUpCustomMultipleAnswersQuestions[0].answers': formTexts.tooFewAnswers,
    });
  });
});

test.each([
  ['core', true],
  ['skillsMarketing', true],
  ['portal', false],
  ['credentials', false],
  ['jobMarketing', false],
] as const)('%s counts as on when unset: %p', (product: SwitchableProduct, on) => {
  expect(hasProduct(acme, product)).toBe(on);
  for (const enable of ['0', '1'] as const) {
    const switched = organizationSchema.cast({ ...acme, productFeature: { [product]: { enable } } });
    expect(hasProduct(switched, product)).toBe(enable === '1');
  }
});

test('an organization has its fields, and its collections are below its document', () => {
  const { fields } = organizationSchema.describe();
  expect(Object.keys(fields)).toEqual(
    expect.arrayContaining([
      'id',
      'name',
      'photoURL',
      'colors',
      'websiteURL',
      'email',
      'phone',
      'offices',
      'type',
      'billingAccountType',
      'totalSeats',
      'productFeature',
      'displayOriginalResumeFromAllJobs',
      'publicJobUpload',
      'createdAt',
      'activityAt',
      'schemaVersion',
    ]),
  );
  for (const name of [
    'teamMembers',
    'usersLogs',
    'smBrands',
    'jmBrands',
    'profileTemplates',
    'jobTemplates',
    'jobAIContent',
    'jobs',
  ] as const) {
    expect(collections[name]('acme')).toBe(`organizations/acme/${name}`);
  }
  expect(collections.customTags('acme', 'customSkills')).toBe('organizations/acme/customSkills');
});

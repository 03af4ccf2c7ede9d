import { describe, expect, test } from '@jest/globals';
import { newOrganization } from '../organizations/organization';
import { portalSettingsSchema } from '../organizations/product-feature';
import { jobDetailsSchema } from '../jobs/job';
import { describeFields } from '../fields/describe';
import { clientColumns, clientColumnsOf } from './client-columns';
import { isJobInClientConnect, isSameCompany, mayClientSeeJob, type ClientViewer } from './client-jobs';
import { isAccessOpen, loginStatusOf } from './portal-access';
import { countStatuses } from './recruiting-activity';

const at = { seconds: 1, nanoseconds: 0, toDate: () => new Date(1_000), toMillis: () => 1_000 };

test.each([
  [null, 'noLogin'],
  [{ level: 'off', sentAt: null, verifiedAt: null }, 'noLogin'],
  [{ level: 'ownJobs', sentAt: null, verifiedAt: null }, 'noLogin'],
  [{ level: 'ownJobs', sentAt: at, verifiedAt: null }, 'loginSent'],
  [{ level: 'allJobs', sentAt: at, verifiedAt: at }, 'loginVerified'],
  [{ level: 'off', sentAt: at, verifiedAt: at }, 'loginDisabled'],
] as const)('the login of %j is %s', (access, status) => {
  expect(loginStatusOf(access)).toBe(status);
});

test.each([
  [{ level: 'ownJobs', email: 'a@b.example' }, { email: 'a@b.example', isLead: false }, true],
  [{ level: 'off', email: 'a@b.example' }, { email: 'a@b.example', isLead: false }, false],
  [{ level: 'ownJobs', email: 'a@b.example' }, { email: 'c@b.example', isLead: false }, false],
  [{ level: 'ownJobs', email: '' }, { email: '', isLead: false }, false],
  [{ level: 'allJobs', email: 'a@b.example' }, { email: 'a@b.example', isLead: true }, false],
] as const)('%j lets %j in: %p', (access, contact, isOpen) => {
  expect(isAccessOpen(access, contact)).toBe(isOpen);
});

describe('a contact sees', () => {
  const contact = { id: 'c', email: 'a@acme.example', companyName: 'Acme  Inc', sharedJobsId: ['shared'] };
  const viewer = (level: ClientViewer['level']): ClientViewer => ({ level, contact });
  const job = (id: string, company: string, email = '') => ({
    ...jobDetailsSchema.cast({ jobTitle: 'x', company, contact: { email } }),
    id,
  });
  test.each([
    ['the own job', job('1', 'Else', 'A@acme.example '), true, true],
    ['a shared one', job('shared', 'Else'), true, true],
    ['one of the company', job('2', ' acme inc'), false, true],
    ['one of another company', job('3', 'Acme'), false, false],
    ['one of no company', job('4', ''), false, false],
    ['a hidden one', { ...job('1', 'Acme Inc', contact.email), clientConnect: hidden() }, false, false],
  ])('%s', (_name, found, own, all) => {
    expect([mayClientSeeJob(found, viewer('ownJobs')), mayClientSeeJob(found, viewer('allJobs'))]).toEqual([own, all]);
    expect(mayClientSeeJob(found, viewer('off'))).toBe(false);
  });
  test('a contact without a company sees no company', () => {
    expect(isSameCompany('', ' ')).toBe(false);
  });
});

function hidden() {
  return { visibility: 'hidden', addedByContactId: '', addedByName: '' } as const;
}

test.each([
  [{}, 0, false],
  [{}, 1, true],
  [{ clientConnect: { ...hidden(), visibility: 'shown' } }, 0, true],
  [{ clientConnect: { ...hidden(), visibility: 'auto', addedByContactId: 'c' } }, 0, true],
  [{ clientConnect: hidden() }, 3, false],
] as const)('%j with %d candidates is listed: %p', (job, count, isListed) => {
  expect(isJobInClientConnect(job, count)).toBe(isListed);
});

test('only columns that clients get are offered', () => {
  const offered = describeFields(portalSettingsSchema).find(({ path }) => path === 'defaultColumns')?.options;
  expect(offered?.map(({ value }) => value)).toEqual([...clientColumns]);
});

test('the columns are the chosen ones, else all; others are left out', () => {
  const columnsOf = (portal: object) => {
    const organization = newOrganization({ id: 'a', name: 'A' });
    const { productFeature } = organization;
    return clientColumnsOf({ productFeature: { ...productFeature, portal: portalSettingsSchema.cast(portal) } });
  };
  expect(columnsOf({})).toHaveLength(8);
  expect(columnsOf({ defaultColumns: ['views.total', 'email'] })).toEqual(['fullName', 'views.total']);
  expect(columnsOf({ defaultColumns: ['currentSubmissionStatus', 'fullName'] })).toEqual([
    'currentSubmissionStatus',
    'fullName',
  ]);
});

test.each([
  [{}, true],
  [{ candidateList: false }, false],
  [{ candidateList: ['views.total'] }, true],
])('%j shows the list of candidates: %p', (portal, isShown) => {
  expect(portalSettingsSchema.cast(portal, { assert: false }).candidateList).toBe(isShown);
});

test('activity counts each status, the most frequent first, without excluded ones', () => {
  expect(countStatuses(['B', 'A', 'B', 'C'], ['C'])).toEqual([
    { status: 'B', count: 2 },
    { status: 'A', count: 1 },
  ]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore/lite';
import { documents } from '@portal/domain/paths/firestore-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { asActor } from '../harness/actors';
import { newJob } from '../harness/documents';
import { firestoreEnvironment, type RulesEnvironment } from '../harness/environment';
import { outcomeOf, type Outcome } from '../harness/outcome';
import { setWorld } from '../harness/world';

const { a, b } = castOrganizations;
const long = (characters: number) => 'x'.repeat(characters);
const items = (count: number) => Array.from({ length: count }, (_, index) => `item ${index}`);

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('job-fields');
});
afterAll(() => environment.cleanup());
beforeEach(() => setWorld(environment));

const weights = {
  education: 0.1,
  jobTitles: 0.2,
  skills: 0.35,
  industries: 0,
  managementLevel: 0.05,
  certifications: 0.1,
  languages: 0.1,
  experience: 0.1,
};

/** Changes that a recruiter may or may not make in a new or stored job. */
const details: [name: string, change: DocumentData, outcome: Outcome][] = [
  ['the longest description', { jobDescription: long(50_000) }, 'yes'],
  ['a longer description', { jobDescription: long(50_001) }, '-'],
  ['no title', { jobTitle: '' }, '-'],
  ['what it is found by', { searchTokens: { nurse: true } }, '-'],
  ['a title that is too long', { jobTitle: long(201) }, '-'],
  ['a title that is no text', { jobTitle: 7 }, '-'],
  ['three categories and three industries', { categories: items(3), industries: items(3) }, 'yes'],
  ['four categories', { categories: items(4) }, '-'],
  ['four industries', { industries: items(4) }, '-'],
  ['a salary of nothing', { salary: { amount: null, maxAmount: null, currency: '', frequency: '' } }, 'yes'],
  ['a salary below zero', { salary: { amount: -1, maxAmount: null, currency: 'USD', frequency: 'year' } }, '-'],
  ['a salary for each moon', { salary: { amount: 1, maxAmount: 2, currency: 'USD', frequency: 'moon' } }, '-'],
  ['a salary with a bonus', { salary: { amount: 1, maxAmount: 2, currency: 'USD', frequency: 'year', bonus: 1 } }, '-'],
  ['an address that lacks a line', { address: { address1: '', address2: '', city: '', state: '' } }, '-'],
  [
    'an address with a number in it',
    { address: { address1: '', address2: '', city: '', state: '', zipCode: 62_701 } },
    '-',
  ],
  ['a hundred skills', { jobSkills: { requiredSkills: items(100), preferredSkills: [] } }, 'yes'],
  ['a hundred and one', { jobSkills: { requiredSkills: [], preferredSkills: items(101) } }, '-'],
  ['the longest skills', { jobSkills: { requiredSkills: Array(100).fill(long(100)), preferredSkills: [] } }, 'yes'],
  ['skills that are longer together', { jobSkills: { requiredSkills: [long(10_001)], preferredSkills: [] } }, '-'],
  ['a skill that is no text', { jobSkills: { requiredSkills: [{ name: 'Java' }], preferredSkills: [] } }, '-'],
  ['a skill that is a map among others', { jobSkills: { requiredSkills: [], preferredSkills: ['Java', {}] } }, '-'],
  ['a category that is a map', { categories: [{ name: 'Health' }] }, '-'],
  ['an industry that is nothing', { industries: [null] }, '-'],
  ['a certification that is a map', { certifications: [{ name: 'CKA' }] }, '-'],
  ['fifty-one certifications', { certifications: items(51) }, '-'],
  ['certifications that are no list', { certifications: 'CKA' }, '-'],
  ['sixty years of experience', { experienceYears: 60 }, 'yes'],
  ['sixty-one', { managementYears: 61 }, '-'],
  ['years in words', { experienceYears: 'three' }, '-'],
  ['a kind of remote that is none', { remote: 'sometimes' }, '-'],
  ['a contact with a fax', { contact: { name: '', email: '', phone: '', fax: '' } }, '-'],
  ['a contact with an endless email', { contact: { name: '', email: long(321), phone: '' } }, '-'],
  ['an education that is no map', { requiredEducation: 'bachelors' }, '-'],
  ['a status that is none', { status: 2 }, '-'],
  ['a status in words', { status: 'open' }, '-'],
  ['public in words', { isPublic: 'yes' }, '-'],
  ['a public description', { publicDescription: 'A job at a client of ours' }, 'yes'],
  ['a public description that is no text', { publicDescription: 7 }, '-'],
  ['questions hidden', { hideFeedbackQuestions: true, hideTitleFromPublicResume: true }, 'yes'],
  ['questions hidden in words', { hideFeedbackQuestions: 'yes' }, '-'],
  ['weights for every category', { gradeWeights: weights }, 'yes'],
  ['no weights', { gradeWeights: null }, 'yes'],
  ['a weight in words', { gradeWeights: { skills: 'high' } }, '-'],
  ['a weight that is no number', { gradeWeights: { skills: NaN } }, '-'],
  ['all weight on one category', { gradeWeights: { skills: 1 } }, 'yes'],
  ['thirds', { gradeWeights: { skills: 0.3333, jobTitles: 0.3333, education: 0.3333 } }, 'yes'],
  ['weights that sum to less than one', { gradeWeights: { ...weights, skills: 0.3 } }, '-'],
  ['weights that sum to more than one', { gradeWeights: { ...weights, skills: 0.4 } }, '-'],
  ['weights of nothing', { gradeWeights: {} }, '-'],
  ['a weight below zero', { gradeWeights: { skills: -1 } }, '-'],
  ['a weight below zero that others make up for', { gradeWeights: { skills: -0.5, education: 1.5 } }, '-'],
  ['weights without bounds', { gradeWeights: { skills: 1e300 } }, '-'],
  ['a weight for something else', { gradeWeights: { charm: 1 } }, '-'],
  ['must-haves', { mustHaves: { required: ['RN license'], preferred: ['ACLS'] } }, 'yes'],
  ['suggested must-haves', { mustHaves: null }, 'yes'],
  ['must-haves without bounds', { mustHaves: { required: ['x'.repeat(3001)], preferred: [] } }, '-'],
  ['must-haves of another kind', { mustHaves: { required: [], preferred: [], met: ['all'] } }, '-'],
  ['a link', { public: { publicToken: 'chosen' } }, '-'],
  ['a parsing record', { sovren: { sovrenParsedStatus: 'parsed' } }, '-'],
  ['a count', { totalCandidates: 99 }, '-'],
  ['a best score', { bestScore: 52 }, '-'],
  ['an id of the applicant-tracking system', { entityId: '1' }, '-'],
  ['a field of its own making', { extra: true }, '-'],
  ['another schema version', { schemaVersion: 1 }, '-'],
  ['another organization', { organizationId: b }, '-'],
  ['another id', { id: 'job-2' }, '-'],
  ['another creator', { createdBy: 'admin' }, '-'],
  ['another time of creation', { createdAt: Timestamp.fromMillis(0) }, '-'],
  ['an activity in the past', { activityAt: Timestamp.fromMillis(0) }, '-'],
];

describe('a new job', () => {
  const create = (change: DocumentData, id = 'new-1') =>
    asActor(environment, 'recruiter', (db) =>
      outcomeOf(setDoc(doc(db, documents.job(a, id)), { ...newJob(id, 'recruiter'), ...change })),
    );

  test.each(details)('with %s', async (_name, change, outcome) => {
    expect(await create(change)).toBe(outcome);
  });

  test('that starts closed is refused', async () => {
    expect(await create({ status: 1 })).toBe('-');
  });

  test.each(['.hidden', 'a b', 'job+1', long(129)])('under the id %p is refused', async (id) => {
    expect(await create({}, id)).toBe('-');
  });

  const required = Object.keys(newJob('new-1', 'recruiter'));
  test.each(required)('without %s is refused', async (field) => {
    const { [field]: _, ...rest } = newJob('new-1', 'recruiter');
    const outcome = await asActor(environment, 'recruiter', (db) =>
      outcomeOf(setDoc(doc(db, documents.job(a, 'new-1')), rest)),
    );
    expect(outcome).toBe('-');
  });

  test('of a super admin may be in any organization', async () => {
    const outcome = await asActor(environment, 'superAdmin', (db) =>
      outcomeOf(setDoc(doc(db, documents.job(b, 'new-1')), newJob('new-1', 'super-admin', b))),
    );
    expect(outcome).toBe('yes');
  });

  test('in another organization is refused', async () => {
    const outcome = await asActor(environment, 'admin', (db) =>
      outcomeOf(setDoc(doc(db, documents.job(b, 'new-1')), newJob('new-1', 'admin', b))),
    );
    expect(outcome).toBe('-');
  });
});

describe('a change of a job', () => {
  const stamp = () => ({ activityAt: serverTimestamp(), changedBy: 'recruiter' });
  const update = (change: DocumentData) =>
    asActor(environment, 'recruiter', (db) => outcomeOf(updateDoc(doc(db, documents.job(a, 'job-1')), change)));

  test.each(details)('to %s', async (_name, change, outcome) => {
    expect(await update({ ...stamp(), ...change })).toBe(outcome);
  });

  test('without a stamp is refused', async () => {
    expect(await update({ jobTitle: 'Another' })).toBe('-');
    expect(await update({ jobTitle: 'Another', changedBy: 'recruiter' })).toBe('-');
    expect(await update({ jobTitle: 'Another', activityAt: serverTimestamp() })).toBe('-');
  });

  test('in the name of another user is refused', async () => {
    expect(await update({ jobTitle: 'Another', ...stamp(), changedBy: 'admin' })).toBe('-');
  });

  test('closes it and opens it again', async () => {
    expect(await update({ status: 1, ...stamp() })).toBe('yes');
    expect(await update({ status: 0, ...stamp() })).toBe('yes');
  });

  test.each(['jobTitle', 'public', 'public.publicToken', 'sovren', 'organizationId', 'createdBy'])(
    'cannot take %s away',
    async (field) => {
      expect(await update({ ...stamp(), [field]: deleteField() })).toBe('-');
    },
  );

  test.each(['public.upVotes', 'public.pageViews', 'sovren.sovrenParsedStatus'])('cannot reach %s', async (field) => {
    expect(await update({ ...stamp(), [field]: 5 })).toBe('-');
  });
});

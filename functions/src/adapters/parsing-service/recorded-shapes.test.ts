import { expect, test } from '@jest/globals';
import { sovrenJob, sovrenMatch, sovrenResume } from '../../testing/service-shapes/sovren';
import { txJob, txMatch, txResume } from '../../testing/service-shapes/tx';
import { readMatches } from './read-match';
import { readSovrenJob } from './read-sovren-job';
import { readSovrenResume } from './read-sovren-resume';
import { readTxJob, readTxResume } from './read-tx-document';

const resume = {
  fullName: 'Dana Q. Reyes',
  firstName: 'Dana',
  middleName: 'Q.',
  lastName: 'Reyes',
  email: 'dana.reyes@example.com',
  phone: '+1 503-555-0142',
  address: {
    address1: '12 Alder St',
    address2: 'Apt 4',
    city: 'Portland',
    state: 'OR',
    zipCode: '97201',
    country: 'US',
  },
  links: ['https://example.com/dana'],
  summary: { objective: 'Leads payments teams.', currentJobTitle: 'Engineering Manager' },
  work: [
    {
      title: 'Engineering Manager',
      companyName: 'Northfield Systems',
      location: 'Portland',
      startDate: '2021-03',
      endDate: 'present',
      description: 'Leads six engineers.',
    },
    { title: 'Software Engineer', startDate: '2016', endDate: '2021-02', description: 'Built the ledger.' },
  ],
  education: [
    {
      school: 'Cascade University',
      degree: 'B.S.',
      degreeType: 'bachelors',
      major: 'Computer Science',
      endDate: '2016',
      gpa: '3.8',
      location: 'Salem',
    },
  ],
  skills: [
    { name: 'PostgreSQL', monthsUsed: 72, lastUsed: '2021-02' },
    { name: 'Kafka', monthsUsed: 24 },
  ],
  certifications: [{ name: 'CKA' }],
  experience: { months: 120, managementMonths: 48, managementScore: 45, managementLevel: 'mid' },
  industries: [{ id: '10', name: 'Information Technology', share: 0.8 }],
  language: 'en',
  text: 'Dana Q. Reyes\nLeads payments teams.',
};

const job = {
  title: 'Engineering Manager',
  otherTitles: ['Team Lead'],
  company: 'Alder Payments',
  skills: [
    { name: 'PostgreSQL', required: true },
    { name: 'Kafka', required: true },
  ],
  degree: { type: 'bachelors', name: 'Computer Science', required: true },
  certifications: [{ name: 'CKA' }],
  experienceYears: { min: 5, max: null },
  managementYears: { min: 2, max: null },
  managementLevel: 'mid',
  address: { city: 'Portland', state: 'OR', zipCode: '97201', country: 'US' },
  salary: { min: 150_000, max: null, frequency: 'year' },
};

test('both versions give the same resume', () => {
  expect(readSovrenResume(sovrenResume, '')).toMatchObject({ ...resume, engineVersion: 'sovren-9' });
  expect(readTxResume(txResume, '')).toMatchObject({ ...resume, engineVersion: 'tx-10' });
});

test('both versions give the same job', () => {
  expect(readSovrenJob(sovrenJob, '')).toMatchObject({ ...job, engineVersion: 'sovren-9' });
  expect(readTxJob(txJob, '')).toMatchObject({ ...job, engineVersion: 'tx-10' });
});

test.each([
  ['Sovren v9', sovrenMatch],
  ['Tx v10', txMatch],
])('a match of %s is a grade with its evidence, and its weights sum to one', (_name, value) => {
  const options = { job: readTxJob(txJob, ''), weights: {}, version: 'v' };
  const grade = readMatches(value, options).get('dana');
  const category = (name: string) => grade?.categories.find((one) => one.category === name);
  expect(grade?.weightedScore).toBe(68);
  expect(category('jobTitles')).toMatchObject({ isAsked: true, unweightedScore: 90, weight: 0.45 });
  expect(category('skills')).toMatchObject({
    isAsked: true,
    unweightedScore: 50,
    weight: 0.55,
    evidence: [
      { asked: 'PostgreSQL', outcome: 'found' },
      { asked: 'Kafka', outcome: 'missing' },
    ],
  });
  expect(category('languages')).toMatchObject({ isAsked: false, weight: 0 });
});

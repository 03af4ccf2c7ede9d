import { expect, test } from '@jest/globals';
import { jobSchema, jobStatus } from '@portal/domain/jobs/job';
import { cast } from '@portal/domain/testing/cast';
import { canary, subjectWithCanaries } from '../testing/sample-resume-subject';
import { projectJobPage } from './project-job-page';

const { organization, contact } = subjectWithCanaries();
const job = {
  ...jobSchema.cast({
    id: 'job-1',
    organizationId: 'agency-a',
    createdBy: 'recruiter',
    jobTitle: 'Staff Engineer',
    company: canary,
    jobDescription: '<p>Build things.</p><script>alert(1)</script>',
    address: { address1: canary, city: 'Boston', state: 'MA', zipCode: canary },
    salary: { amount: 100_000, frequency: 'yearly', currency: 'USD' },
    jobSkills: { requiredSkills: ['Go'] },
    accountManagerId: canary,
    recruiterId: canary,
    entityId: canary,
    officeName: canary,
    public: { organizationId: 'agency-a', publicToken: canary, jobLink: canary },
    integration: { bullhorn: { publicResume: { hasAccessCode: true, accessCode: canary } } },
    sovren: { documentId: canary, indexId: canary },
  }),
  privateToken: canary,
  secretPin: canary,
};

test('shows what applicants may see, and no staff data', () => {
  const page = projectJobPage(job, organization, contact);
  expect(page).toMatchObject({
    jobId: 'job-1',
    isOpen: true,
    jobTitle: 'Staff Engineer',
    cityAndState: 'Boston, MA',
    jobDescription: 'Build things.',
    requiredSkills: ['Go'],
    salary: { amount: 100_000, frequency: 'yearly', currency: 'USD' },
    contact: { name: 'recruiter', email: 'recruiter@example.com', phone: '+1 617 555 0134' },
    confirmation: { title: 'Thank you', link1: '', link2: '' },
  });
  expect(JSON.stringify(page)).not.toContain(canary);
});

test('a closed job is marked as closed', () => {
  expect(projectJobPage({ ...job, status: jobStatus.closed }, organization, null).isOpen).toBe(false);
});

test('the contact of the job comes before its owner', () => {
  const named = { ...job, contact: { name: 'Bo', email: '', phone: '' } };
  expect(projectJobPage(named, organization, cast.recruiter).contact).toEqual({ name: 'Bo', email: '', phone: '' });
});

test('links of the confirmation are http(s) only', () => {
  const publicJobUpload = { title: 'Hi', prompt: '', link1: 'acme.example/jobs', link2: 'javascript:alert(1)' };
  const { confirmation } = projectJobPage(job, { ...organization, publicJobUpload }, null);
  expect(confirmation).toMatchObject({ title: 'Hi', link1: 'https://acme.example/jobs', link2: '' });
});

test('a public description replaces the description and the contact of the client', () => {
  const hidden = {
    ...job,
    jobDescription: 'CLIENT: Acme',
    publicDescription: 'A client of ours',
    contact: { name: 'Dana', email: 'dana@acme.example', phone: '1' },
  };
  const page = projectJobPage(hidden, organization, null);
  expect(page.jobDescription).toBe('A client of ours');
  expect(JSON.stringify(page)).not.toMatch(/Acme|Dana|acme/);
});

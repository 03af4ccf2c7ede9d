import { expect, test } from '@jest/globals';
import { jobDetailsSchema } from '@portal/domain/jobs/job';
import { jobSourceHash } from './job-fingerprint';

const job = jobDetailsSchema.cast({
  jobTitle: 'Nurse',
  jobDescription: 'We look for a nurse.',
  certifications: ['RN'],
});

test('ignores the order of keys and fields without influence on grading', () => {
  const reversed = Object.fromEntries(Object.entries(job).reverse());
  expect(jobSourceHash(jobDetailsSchema.cast(reversed))).toBe(jobSourceHash(job));
  expect(jobSourceHash({ ...job, ...{ recruiterId: 'someone' } })).toBe(jobSourceHash(job));
});

test("changes with the recruiter's weights", () => {
  expect(jobSourceHash({ ...job, gradeWeights: null })).toBe(jobSourceHash(job));
  expect(jobSourceHash({ ...job, gradeWeights: { skills: 2 } })).not.toBe(jobSourceHash(job));
});

test.each([
  ['title', { jobTitle: 'Head nurse' }],
  ['description', { jobDescription: 'We look for a nurse!' }],
  ['required skills', { jobSkills: { requiredSkills: ['Triage'], preferredSkills: [] } }],
  ['preferred skills', { jobSkills: { requiredSkills: [], preferredSkills: ['Triage'] } }],
  ['education', { requiredEducation: { degreeType: 'bachelors', degreeName: '' } }],
  ['certifications', { certifications: [] }],
  ['years', { experienceYears: 0 }],
  ['industries', { industries: ['Health'] }],
])('changes with the %s', (_name, change) => {
  expect(jobSourceHash(jobDetailsSchema.cast({ ...job, ...change }))).not.toBe(jobSourceHash(job));
});

import { expect, test } from '@jest/globals';
import { jobDetailsFromParsed } from '@portal/domain/jobs/job-from-parsed';
import { parsedJobSchema } from '@portal/domain/jobs/parsed-job';
import { jobForGrading } from './job-for-grading';

const parsed = parsedJobSchema.cast({
  title: 'Software Engineer',
  company: 'Acme',
  skills: [
    { name: 'TypeScript', conceptId: 'ts', asWritten: 'Typescript', required: true },
    { name: 'Docker', conceptId: 'docker', asWritten: 'docker', required: false },
  ],
  degree: { type: 'bachelors', name: "Bachelor's degree", majors: ['Computer Science', 'Mathematics'], required: true },
  certifications: [{ name: 'AWS Solutions Architect', conceptId: 'aws-sa', required: false }],
  languages: [{ name: 'English', code: 'en', required: true }],
  experienceYears: { min: 3, max: 5 },
  managementYears: { min: null, max: null },
  managementScore: 40,
  managementLevel: 'mid',
  address: { city: 'Boston', state: 'MA', country: 'US' },
  salary: { min: 100_000, max: 120_000, currency: 'USD', frequency: 'year' },
  category: 'Engineering',
  industries: [{ id: 'it', name: 'Information technology', share: 0.8 }],
  text: 'Software Engineer at Acme',
  engineVersion: '1',
});
const untouched = jobDetailsFromParsed(parsed, parsed.text);

test('unedited fields are graded as parsed', () => {
  expect(jobForGrading(parsed, untouched)).toEqual(parsed);
});

test('an edited title replaces the parsed one', () => {
  expect(jobForGrading(parsed, { ...untouched, jobTitle: 'Data Engineer' }).title).toBe('Data Engineer');
});

test('removed skills are not required, added ones are, moved ones change their priority', () => {
  const jobSkills = { requiredSkills: ['docker', 'Kubernetes', 'Kubernetes'], preferredSkills: [] };
  expect(jobForGrading(parsed, { ...untouched, jobSkills }).skills).toEqual([
    { name: 'Docker', conceptId: 'docker', asWritten: 'docker', required: true },
    { name: 'Kubernetes', conceptId: '', asWritten: 'Kubernetes', required: true },
  ]);
});

test('an edited degree is required, a removed one is not', () => {
  const masters = { degreeType: 'masters' as const, degreeName: 'Physics, Chemistry' };
  expect(jobForGrading(parsed, { ...untouched, requiredEducation: masters }).degree).toEqual({
    type: 'masters',
    name: '',
    majors: ['Physics', 'Chemistry'],
    required: true,
  });
  const none = { degreeType: '' as const, degreeName: '' };
  expect(jobForGrading(parsed, { ...untouched, requiredEducation: none }).degree).toEqual({
    type: '',
    name: '',
    majors: [],
    required: false,
  });
});

test('certifications keep their parsed data', () => {
  const certifications = ['AWS Solutions Architect', 'CKA'];
  expect(jobForGrading(parsed, { ...untouched, certifications }).certifications).toEqual([
    { name: 'AWS Solutions Architect', conceptId: 'aws-sa', required: false },
    { name: 'CKA', conceptId: '', required: true },
  ]);
});

test('edited years drop the parsed upper limit', () => {
  expect(jobForGrading(parsed, { ...untouched, experienceYears: 8 }).experienceYears).toEqual({ min: 8, max: null });
  expect(jobForGrading(parsed, { ...untouched, experienceYears: null }).experienceYears.min).toBeNull();
});

test('edited industries and category replace the parsed ones', () => {
  const edited = jobForGrading(parsed, { ...untouched, industries: ['Banking', 'Insurance'], categories: [] });
  expect(edited.industries).toEqual([
    { id: 'banking', name: 'Banking', share: 0.5 },
    { id: 'insurance', name: 'Insurance', share: 0.5 },
  ]);
  expect(edited.category).toBe('');
});

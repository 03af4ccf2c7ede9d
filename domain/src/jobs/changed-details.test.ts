import { expect, test } from '@jest/globals';
import { changedDetails, changedJobFields } from './changed-details';
import { jobDetailsSchema, jobSchema } from './job';

const details = jobDetailsSchema.cast({ jobTitle: 'Nurse', address: { city: 'Austin' }, categories: ['Healthcare'] });

test('only what was changed is saved, whole fields at a time', () => {
  const after = { ...details, jobTitle: 'Head nurse', address: { ...details.address, city: 'Dallas' } };
  expect(changedDetails(details, after)).toEqual({
    jobTitle: 'Head nurse',
    address: { ...details.address, city: 'Dallas' },
  });
});

test('nothing is saved where nothing was changed', () => {
  expect(changedDetails(details, jobDetailsSchema.cast({ ...details }))).toEqual({});
});

test('what people changed is named; status, counts and the order of keys are no such change', () => {
  const job = jobSchema.cast({ ...details, id: 'j', organizationId: 'a', createdBy: 'maya' });
  const { city, state, ...address } = job.address;
  const alike = { ...job, address: { state, city, ...address }, totalCandidates: 7, status: 1 as const };
  expect(changedJobFields(job, alike)).toEqual([]);
  const weighed = { ...job, officeName: 'Boston', gradeWeights: { skills: 100 } };
  expect(changedJobFields(job, weighed)).toEqual(['officeName', 'gradeWeights']);
});

import { expect, test } from '@jest/globals';
import { changedDetails, changedJobFields } from './changed-details';
import { jobDetailsSchema, jobSchema } from './job';

const details = jobDetailsSchema.cast({ jobTitle: 'Nurse', address: { city: 'Austin' }, categories: ['Healthcare'] });

test('only changed fields are saved, each as a whole', () => {
  const after = { ...details, jobTitle: 'Head nurse', address: { ...details.address, city: 'Dallas' } };
  expect(changedDetails(details, after)).toEqual({
    jobTitle: 'Head nurse',
    address: { ...details.address, city: 'Dallas' },
  });
});

test('an unchanged form saves nothing', () => {
  expect(changedDetails(details, jobDetailsSchema.cast({ ...details }))).toEqual({});
});

test('lists the fields that users changed, not status, counts or key order', () => {
  const job = jobSchema.cast({ ...details, id: 'j', organizationId: 'a', createdBy: 'maya' });
  const { city, state, ...address } = job.address;
  const same = { ...job, address: { state, city, ...address }, totalCandidates: 7, status: 1 as const };
  expect(changedJobFields(job, same)).toEqual([]);
  const weighed = { ...job, officeName: 'Boston', gradeWeights: { skills: 100 } };
  expect(changedJobFields(job, weighed)).toEqual(['officeName', 'gradeWeights']);
});

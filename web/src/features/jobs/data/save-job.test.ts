import { expect, test } from '@jest/globals';
import { jobDetailsSchema } from '@portal/domain/jobs/job';
import { changedDetails } from './save-job';

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

import { expect, test } from '@jest/globals';
import { formTexts } from '../texts/form';
import { jobDetailsSchema } from './job';

const details = jobDetailsSchema.cast({ jobTitle: 'Nurse' });

test.each<[field: string, change: object, message: string]>([
  ['jobTitle', { jobTitle: ' ' }, formTexts.required],
  ['jobTitle', { jobTitle: 'x'.repeat(201) }, formTexts.tooLong(200)],
  ['company', { company: 'x'.repeat(201) }, formTexts.tooLong(200)],
  ['salary.amount', { salary: { ...details.salary, amount: -1 } }, formTexts.tooSmall(0)],
  ['salary.currency', { salary: { ...details.salary, currency: 'EURO' } }, formTexts.tooLong(3)],
  ['experienceYears', { experienceYears: 61 }, formTexts.tooLarge(60)],
])('reports an invalid %s with the message of the form', async (path, change, message) => {
  await expect(jobDetailsSchema.validate({ ...details, ...change })).rejects.toMatchObject({ path, message });
});

test('only the title is required', async () => {
  await expect(jobDetailsSchema.validate(details)).resolves.toMatchObject({ jobTitle: 'Nurse' });
});

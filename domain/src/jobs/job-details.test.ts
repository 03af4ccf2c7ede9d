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
])('people are told what is wrong with %s in the words of forms', async (path, change, message) => {
  await expect(jobDetailsSchema.validate({ ...details, ...change })).rejects.toMatchObject({ path, message });
});

test('a title is enough: neither degree nor anything else is asked for', async () => {
  await expect(jobDetailsSchema.validate(details)).resolves.toMatchObject({ jobTitle: 'Nurse' });
});

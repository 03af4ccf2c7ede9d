import { expect, test } from '@jest/globals';
import { countryCodes } from '../countries/index';
import { seniorities } from '../persona-types';
import { professions } from '../professions/index';
import { createRandom } from '../random';
import { makeJob } from './make-job';
import { jobStyles, renderJobDescription } from './render-job';

function jobOf(index: number) {
  const random = createRandom('job test', index);
  return makeJob({
    seed: index,
    profession: random.pick(professions),
    seniority: random.pick(seniorities),
    country: random.pick(countryCodes),
  });
}

test.each(jobStyles)('a description in %s style names everything that the job asks for', (style) => {
  for (let index = 0; index < 60; index += 1) {
    const job = jobOf(index);
    const text = renderJobDescription(job, style);
    const values = [
      job.title,
      job.company,
      job.location.city,
      ...job.requiredSkills,
      ...job.preferredSkills,
      ...job.certifications.map(({ name }) => name),
    ];
    expect(values.filter((value) => !text.toLowerCase().includes(value.toLowerCase()))).toEqual([]);
    if (job.degree) expect(text).toContain(job.degree.name);
    if (job.years.min > 0) expect(text).toMatch(new RegExp(`\\b${String(job.years.min)}(\\+|-\\d+) years`));
    if (job.contact) expect(text).toContain(job.contact.email);
    expect(text).not.toMatch(/[{}]|undefined|NaN|null/);
  }
});

test('the same seed gives the same job, another seed another', () => {
  expect(jobOf(1)).toEqual(jobOf(1));
  expect(jobOf(1)).not.toEqual(jobOf(2));
});

test('pay grows with the step and stays within reason', () => {
  for (const profession of professions) {
    const middles = seniorities.map((seniority) => {
      const { salary } = makeJob({ seed: `pay ${profession.id}`, profession, seniority, country: 'GB' });
      return salary ? (salary.min + salary.max) / 2 : null;
    });
    const known = middles.filter((value) => value !== null);
    expect([...known].sort((a, b) => a - b)).toEqual(known);
  }
});

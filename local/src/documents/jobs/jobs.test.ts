import { expect, test } from '@jest/globals';
import { countryCodes } from '../countries/index';
import { fitPersona } from '../fit-persona';
import { makePersona } from '../persona';
import { seniorities } from '../persona-types';
import { professionOf, professions } from '../professions/index';
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

test.each(jobStyles)('a description in %s style states every requirement', (style) => {
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

test('pay grows with seniority and stays plausible', () => {
  for (const profession of professions) {
    const middles = seniorities.map((seniority) => {
      const { salary } = makeJob({ seed: `pay ${profession.id}`, profession, seniority, country: 'GB' });
      return salary ? (salary.min + salary.max) / 2 : null;
    });
    const known = middles.filter((value) => value !== null);
    expect([...known].sort((a, b) => a - b)).toEqual(known);
  }
});

test('a fitted persona has the given share of required skills and, from 0.5 on, the required certifications', () => {
  for (let index = 0; index < 40; index += 1) {
    const job = jobOf(index);
    const persona = makePersona({
      seed: index,
      profession: professionOf(job.professionId),
      country: 'US',
      quality: 'plain',
      seniority: job.seniority,
      today: '2026-06-01',
    });
    for (const share of [0, 0.3, 1]) {
      const { skills, certifications } = fitPersona(persona, job, share);
      const known = job.requiredSkills.filter((skill) => skills.includes(skill));
      expect(known).toHaveLength(Math.round(job.requiredSkills.length * share));
      const held = certifications.map(({ name }) => name);
      if (share === 1)
        expect(job.certifications.filter(({ name, isRequired }) => isRequired && !held.includes(name))).toEqual([]);
    }
  }
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { followDescription } from './follow-description';
import { jobDetailsSchema, type JobDetails } from './job';

const details = (values: object): JobDetails => jobDetailsSchema.cast(values, { assert: false });
const skills = (requiredSkills: string[], preferredSkills: string[] = []) =>
  details({ jobSkills: { requiredSkills, preferredSkills } });

describe('skills', () => {
  const follow = (before: JobDetails, after: JobDetails, current: JobDetails) =>
    followDescription({ before, after, current }).jobSkills;

  test('are removed and added with the description', () => {
    const earlier = skills(['Java', 'SQL'], ['Docker']);
    expect(follow(earlier, skills(['Python', 'SQL'], ['Kubernetes']), earlier)).toEqual({
      requiredSkills: ['SQL', 'Python'],
      preferredSkills: ['Kubernetes'],
    });
  });

  test('keep manual additions, removals and moves', () => {
    const earlier = skills(['Java', 'SQL', 'Git']);
    const byHand = skills(['Java', 'Kafka'], ['sql']);
    expect(follow(earlier, skills(['Java', 'SQL', 'Git', 'kafka']), byHand)).toEqual({
      requiredSkills: ['Java', 'Kafka'],
      preferredSkills: ['sql'],
    });
  });

  test('move to preferred when the new description only prefers them', () => {
    const earlier = skills(['Java', 'SQL']);
    expect(follow(earlier, skills(['Java'], ['SQL']), earlier)).toEqual({
      requiredSkills: ['Java'],
      preferredSkills: ['SQL'],
    });
  });
});

test('manual changes stay, other fields follow, and omissions delete nothing', () => {
  const before = details({ jobTitle: 'Nurse', company: 'Wren', salary: { amount: 10 }, experienceYears: 2 });
  const after = details({ jobTitle: 'Head Nurse', company: 'Lark', salary: {}, experienceYears: 5 });
  const current = { ...before, company: 'Wren Clinic', officeName: 'Oslo' };
  expect(followDescription({ before, after, current })).toMatchObject({
    jobTitle: 'Head Nurse',
    company: 'Wren Clinic',
    salary: { amount: 10 },
    experienceYears: 5,
    officeName: 'Oslo',
  });
});

test('years and degrees that are no longer asked for are removed, unless changed manually', () => {
  const before = details({
    requiredEducation: { degreeType: 'bachelors', degreeName: 'Nursing' },
    experienceYears: 7,
    managementYears: 2,
  });
  const current = { ...before, managementYears: 3 };
  expect(followDescription({ before, after: details({}), current })).toMatchObject({
    requiredEducation: details({}).requiredEducation,
    experienceYears: details({}).experienceYears,
    managementYears: 3,
  });
});

test('keeps the maximum number of categories', () => {
  const [before, after] = [details({}), details({ categories: ['a', 'b', 'c'] })];
  const current = details({ categories: ['d', 'e'] });
  expect(followDescription({ before, after, current }).categories).toEqual(['d', 'e', 'a']);
});

describe('for any descriptions', () => {
  const names = fc.uniqueArray(fc.constantFrom('Java', 'java', 'SQL', 'Git', 'Go', 'Rust', 'Kafka'), {
    selector: (name) => name.toLowerCase(),
  });
  const job = fc
    .record({ names, company: fc.constantFrom('Wren', 'Lark'), split: fc.nat(7), certifications: names })
    .map(({ names: all, split, ...rest }) =>
      details({ ...rest, jobSkills: { requiredSkills: all.slice(0, split), preferredSkills: all.slice(split) } }),
    );

  test('the same description changes nothing', () => {
    fc.assert(
      fc.property(job, job, (said, current) => {
        expect(followDescription({ before: said, after: said, current })).toEqual(current);
      }),
    );
  });

  test('an unedited form follows the new description completely', () => {
    fc.assert(
      fc.property(job, job, (before, after) => {
        const { jobSkills, certifications } = followDescription({ before, after, current: before });
        const sorted = (list: readonly string[]) => list.map((name) => name.toLowerCase()).sort();
        expect(sorted(jobSkills.requiredSkills)).toEqual(sorted(after.jobSkills.requiredSkills));
        expect(sorted(jobSkills.preferredSkills)).toEqual(sorted(after.jobSkills.preferredSkills));
        expect(sorted(certifications)).toEqual(sorted(after.certifications));
      }),
    );
  });

  test('no skill is listed twice', () => {
    fc.assert(
      fc.property(job, job, job, (before, after, current) => {
        const { requiredSkills, preferredSkills } = followDescription({ before, after, current }).jobSkills;
        const all = [...requiredSkills, ...preferredSkills].map((name) => name.toLowerCase());
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});

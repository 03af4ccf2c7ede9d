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

  test('go and come with the description', () => {
    const earlier = skills(['Java', 'SQL'], ['Docker']);
    expect(follow(earlier, skills(['Python', 'SQL'], ['Kubernetes']), earlier)).toEqual({
      requiredSkills: ['SQL', 'Python'],
      preferredSkills: ['Kubernetes'],
    });
  });

  test('added, taken away or moved by hand stay so', () => {
    const earlier = skills(['Java', 'SQL', 'Git']);
    const byHand = skills(['Java', 'Kafka'], ['sql']);
    expect(follow(earlier, skills(['Java', 'SQL', 'Git', 'kafka']), byHand)).toEqual({
      requiredSkills: ['Java', 'Kafka'],
      preferredSkills: ['sql'],
    });
  });

  test('that the new description only prefers are moved', () => {
    const earlier = skills(['Java', 'SQL']);
    expect(follow(earlier, skills(['Java'], ['SQL']), earlier)).toEqual({
      requiredSkills: ['Java'],
      preferredSkills: ['SQL'],
    });
  });
});

test('a statement changed by hand stays, an untouched one follows, silence takes nothing away', () => {
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

test('years and degrees that nobody asks for any more go, unless somebody has changed them by hand', () => {
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

test('no more categories than a job may have', () => {
  const [before, after] = [details({}), details({ categories: ['a', 'b', 'c'] })];
  const current = details({ categories: ['d', 'e'] });
  expect(followDescription({ before, after, current }).categories).toEqual(['d', 'e', 'a']);
});

describe('whatever the descriptions say', () => {
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

  test('an untouched form says afterwards what the new one says', () => {
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

  test('no skill is asked for twice', () => {
    fc.assert(
      fc.property(job, job, job, (before, after, current) => {
        const { requiredSkills, preferredSkills } = followDescription({ before, after, current }).jobSkills;
        const all = [...requiredSkills, ...preferredSkills].map((name) => name.toLowerCase());
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});

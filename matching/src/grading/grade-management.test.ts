import { expect, test } from '@jest/globals';
import { parseJob } from '../job/parse-job';
import { resumeOf, resumeText, today } from '../testing/resume-text';
import { grade } from './grade';

const job = parseJob(
  'Kitchen Manager\nDuties\n- Lead a crew of twelve cooks\n- Order food\nRequirements\n- 3 years of managing people',
);
/** The credit for the required rank, independent of factors on the category. */
const creditOf = (title: string): number => {
  const work = [
    { title: 'Cook', dates: '2018 - Present', tasks: ['Cooked for two hundred guests', 'Ordered food'] },
    { title, dates: '2014 - 2018' },
  ];
  const { categories } = grade({ job, resume: resumeOf(resumeText({ work })), today });
  return categories.find(({ category }) => category === 'managementLevel')?.evidence[0]?.credit ?? 0;
};

test("a rank from another line of work, or from the household, counts less than one in the job's work", () => {
  const [none, household, kitchen] = ['Waiter', 'Household Manager', 'Kitchen Manager'].map(creditOf);
  expect(none).toBeLessThan(0.1);
  expect(household).toBeGreaterThan(Number(none));
  expect(household).toBeLessThan(Number(kitchen) * 0.9);
});

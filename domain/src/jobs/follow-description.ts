import { maxJobCategories, maxJobIndustries } from '../constants/application';
import { isSame } from '../fields/is-same';
import { maxJobCertifications, maxJobSkills, type JobDetails } from './job';

/** Details that are one statement each: they are taken over whole, or not at all. */
const facts = ['jobTitle', 'company', 'address', 'remote', 'salary', 'contact'] as const satisfies Statements;
/** As {@link facts}, and asked of candidates, who are graded by them: what nobody asks any more goes. */
const demands = ['requiredEducation', 'experienceYears', 'managementYears'] as const satisfies Statements;
type Statements = readonly (keyof JobDetails)[];

/** Lists, each with the most that it may hold. */
const lists = [
  ['certifications', maxJobCertifications],
  ['categories', maxJobCategories],
  ['industries', maxJobIndustries],
] as const satisfies readonly (readonly [keyof JobDetails, number])[];

export interface DescribedDetails {
  /** What the earlier description says. */
  before: JobDetails;
  /** What the new one says. */
  after: JobDetails;
  /** The job as it stands in the form, with what people have changed by hand. */
  current: JobDetails;
}

/**
 * The details of a job whose description was written anew. What people changed by hand stays; what still says what the
 * earlier description said follows the new one. Of lists, what only the earlier one named goes and what is new in the
 * other comes; so it is with what is asked of candidates (`experienceYears`, `requiredEducation` …). A description that is
 * silent about the job itself (`salary`, `address` …) takes nothing away.
 */
export function followDescription({ before, after, current }: DescribedDetails): JobDetails {
  const followed: Partial<JobDetails> = Object.fromEntries(
    [...facts.filter((name) => !isEmpty(after[name])), ...demands]
      .filter((name) => isSame(before[name], current[name]))
      .map((name) => [name, after[name]]),
  );
  const listed: Partial<JobDetails> = Object.fromEntries(
    lists.map(([name, most]) => [name, listOf(before[name], after[name], current[name]).slice(0, most)]),
  );
  return { ...current, ...followed, ...listed, jobSkills: skillsOf({ before, after, current }) };
}

/** A skill that somebody has moved from required to preferred, or back, is not asked for twice. */
function skillsOf({ before, after, current }: DescribedDetails): JobDetails['jobSkills'] {
  const kept = (kind: keyof JobDetails['jobSkills']) =>
    keptOf(before.jobSkills[kind], after.jobSkills[kind], current.jobSkills[kind]);
  const [required, preferred] = [kept('requiredSkills'), kept('preferredSkills')];
  const named = [...required, ...preferred];
  const added = (kind: keyof JobDetails['jobSkills']) =>
    without(after.jobSkills[kind], [...before.jobSkills[kind], ...named]);
  return {
    requiredSkills: [...required, ...added('requiredSkills')].slice(0, maxJobSkills),
    preferredSkills: [...preferred, ...added('preferredSkills')].slice(0, maxJobSkills),
  };
}

function listOf(before: readonly string[], after: readonly string[], current: readonly string[]): string[] {
  const kept = keptOf(before, after, current);
  return [...kept, ...without(after, [...before, ...kept])];
}

/** What stays of a list: what the new description names as well, and what people have added themselves. */
function keptOf(before: readonly string[], after: readonly string[], current: readonly string[]): string[] {
  const gone = new Set(without(before, after).map(keyOf));
  return current.filter((name) => !gone.has(keyOf(name)));
}

function without(names: readonly string[], others: readonly string[]): string[] {
  const there = new Set(others.map(keyOf));
  return names.filter((name) => !there.has(keyOf(name)));
}

const keyOf = (name: string): string => name.trim().toLowerCase();

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === '' || value === null || value === undefined;
}

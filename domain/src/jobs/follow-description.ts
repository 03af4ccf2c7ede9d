import { maxJobCategories, maxJobIndustries } from '../constants/application';
import { isSame } from '../fields/is-same';
import { maxJobCertifications, maxJobSkills, type JobDetails } from './job';

/** Details that are replaced as a whole, or not at all. */
const facts = ['jobTitle', 'company', 'address', 'remote', 'salary', 'contact'] as const satisfies Statements;
/** As {@link facts}, but cleared when the new description omits them, because candidates are graded by them. */
const demands = ['requiredEducation', 'experienceYears', 'managementYears'] as const satisfies Statements;
type Statements = readonly (keyof JobDetails)[];

/** Lists with their maximum length. */
const lists = [
  ['certifications', maxJobCertifications],
  ['categories', maxJobCategories],
  ['industries', maxJobIndustries],
] as const satisfies readonly (readonly [keyof JobDetails, number])[];

export interface DescribedDetails {
  /** Parsed from the earlier description. */
  before: JobDetails;
  /** Parsed from the new description. */
  after: JobDetails;
  /** The form's current values, with manual changes. */
  current: JobDetails;
}

/**
 * Updates a job's details after its description changed. Manual changes stay; fields that still equal the earlier
 * description follow the new one. Lists lose what only the earlier description names and gain what only the new one
 * names. Requirements (`experienceYears`, `requiredEducation` …) that the new description omits are cleared; facts
 * about the job (`salary`, `address` …) are kept.
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

/** A skill that a user moved between required and preferred is not listed twice. */
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

/** The list without names that only the earlier description has; manual additions stay. */
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

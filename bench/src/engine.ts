import type { Grade } from '@portal/domain/grading/grade';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';

/** The engine as the benchmarks see it: bytes and text in, the domain's data out. */
export interface Engine {
  parseResume: (bytes: Uint8Array, fileName: string, today: string) => Promise<ParsedResume>;
  parseJob: (text: string, today: string) => Promise<ParsedJob>;
  grade: (resume: ParsedResume, job: ParsedJob, today: string) => Promise<Grade>;
}

/**
 * The engine of `@portal/matching`, by its public names. It is looked up by name so that a part that is missing fails
 * with a sentence when it is measured, and the rest can be measured all the same. Answers are known by one property:
 * full validation would be measured, too.
 */
export async function loadEngine(): Promise<Engine> {
  const matching: Readonly<Record<string, unknown>> = { ...(await import('@portal/matching')) };
  const call = async (name: string, ...parameters: readonly unknown[]): Promise<unknown> => {
    const part = matching[name];
    if (typeof part !== 'function') throw new Error(`@portal/matching does not export ${name}`);
    const answer: unknown = await Reflect.apply(part, undefined, parameters);
    return answer;
  };
  return {
    parseResume: async (bytes, fileName, today) => {
      const document = await call('readDocument', bytes, { fileName });
      return expected(isResume, await call('parseResume', document, { today }));
    },
    parseJob: async (text, today) => expected(isJob, await call('parseJob', text, { today })),
    grade: async (resume, job, today) => expected(isGrade, await call('gradeResume', resume, job, { today })),
  };
}

function expected<T>(isIt: (value: unknown) => value is T, value: unknown): T {
  if (!isIt(value)) throw new TypeError('The engine answered with something else');
  return value;
}

function has(value: unknown, property: string): boolean {
  return typeof value === 'object' && value !== null && property in value;
}

const isResume = (value: unknown): value is ParsedResume => has(value, 'work');
const isJob = (value: unknown): value is ParsedJob => has(value, 'experienceYears');
const isGrade = (value: unknown): value is Grade => has(value, 'weightedScore');

import type { Grade } from '@portal/domain/grading/grade';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';

/** The engine as the benchmarks see it: bytes and text in, the domain's data out. */
export interface Engine {
  parseResume: (bytes: Uint8Array, fileName: string, today: string) => Promise<ParsedResume>;
  parseJob: (text: string) => Promise<ParsedJob>;
  grade: (resume: ParsedResume, job: ParsedJob, today: string) => Promise<Grade>;
}

/** The engine of `@portal/matching`; loading it is not part of what is measured. */
export async function loadEngine(): Promise<Engine> {
  const { grade, parseJob, parseResume, readDocument } = await import('@portal/matching');
  return {
    parseResume: async (bytes, fileName, today) => parseResume(await readDocument(bytes, { fileName }), { today }),
    parseJob: (text) => Promise.resolve(parseJob(text)),
    grade: (resume, job, today) => Promise.resolve(grade({ job, resume, today })),
  };
}

import type { Grade } from '@portal/domain/grading/grade';
import type { Job } from '@portal/domain/jobs/job';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import type { Ports } from '../runtime/ports';
import { jobForGrading } from './job-for-grading';
import { jobSourceHash } from './job-source';
import { todayOf } from './today';

type GradingPorts = Pick<Ports, 'store' | 'parsing' | 'clock'>;

/** Resumes that are read at the same time; each may have nearly a megabyte. */
const atOnce = 5;

/**
 * What resumes are graded against: the stored parsing, or, when the job has changed since or has none yet, its
 * description parsed now.
 * @returns null when the job has no description that can be parsed.
 */
export async function gradedJobOf(ports: GradingPorts, job: Job): Promise<ParsedJob | null> {
  if (job.sovren.sovrenParsedStatus === 'parsed' && job.sovren.sourceHash === jobSourceHash(job)) {
    const stored = await ports.store.jobs.parsing(job.organizationId, job.id);
    if (stored) return stored.parsed;
  }
  if (job.jobDescription.trim() === '') return null;
  const { parsed } = await ports.parsing.parseJobText(job.jobDescription, { today: todayOf(ports.clock) });
  return jobForGrading(parsed, job);
}

/**
 * Grades resumes against a job and stores the scores on those that are its candidates. One that is only in the index
 * is graded without being stored; one that is nowhere is left out.
 * @returns grades by candidate id, in the order of the ids.
 */
export async function gradeCandidates(
  ports: GradingPorts,
  options: { job: Job; gradedJob: ParsedJob; candidateIds: readonly string[] },
): Promise<Map<string, Grade>> {
  const ids = [...new Set(options.candidateIds)];
  const grades = new Map<string, Grade>();
  for (let start = 0; start < ids.length; start += atOnce) {
    const page = ids.slice(start, start + atOnce);
    const graded = await Promise.all(page.map((candidateId) => gradeOne(ports, options, candidateId)));
    page.forEach((id, index) => {
      const grade = graded[index];
      if (grade) grades.set(id, grade);
    });
  }
  return grades;
}

async function gradeOne(
  ports: GradingPorts,
  { job, gradedJob }: { job: Job; gradedJob: ParsedJob },
  candidateId: string,
): Promise<Grade | null> {
  const key = { organizationId: job.organizationId, jobId: job.id, candidateId };
  const stored = await ports.store.candidates.parsing(key);
  const source =
    stored ?? (await ports.store.parserDocuments.resume(parserIndexIds.resumes(job.organizationId), candidateId));
  if (!source) return null;
  const grade = await ports.parsing.grade({
    job: gradedJob,
    resume: source.parsed,
    weights: job.gradeWeights ?? null,
    today: todayOf(ports.clock),
  });
  if (stored) await ports.store.candidates.saveGrade(key, grade);
  return grade;
}

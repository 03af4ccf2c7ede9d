import type { Grade } from '@portal/domain/grading/grade';
import { chosenWeights } from '@portal/domain/grading/weights';
import type { Job } from '@portal/domain/jobs/job';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import type { Ports } from '../runtime/ports';
import { jobForGrading } from './job-for-grading';
import { jobFactsHash, jobSourceHash } from './job-fingerprint';
import { todayOf } from '../runtime/today';

type GradingPorts = Pick<Ports, 'store' | 'parsing' | 'clock'>;

/** Resumes read at the same time; each may have nearly a megabyte. */
const atOnce = 5;

/**
 * The parsed job that resumes are graded against: the stored one, or, if the job has changed since or has none yet, its
 * description parsed now.
 * @returns null when the job has no parsable description.
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

/** Maximum number of attempts when the job or a resume changes meanwhile. */
const maxRounds = 5;

/**
 * Grades resumes against a job and stores the scores of its candidates. A resume that is only in the index is graded
 * without being stored; an unknown one is left out, as is a candidate whose data must not be processed. If the job is
 * edited meanwhile, everything is graded again, so the last writer stores grades for the newest job.
 * @returns grades by candidate id, in the order of the ids.
 */
export async function gradeCandidates(
  ports: GradingPorts,
  options: { job: Job; gradedJob: ParsedJob; candidateIds: readonly string[] },
): Promise<Map<string, Grade>> {
  let { job, gradedJob } = options;
  const key = { organizationId: job.organizationId, jobId: job.id };
  const ids = await ports.store.candidateGrades.gradable(key, [...new Set(options.candidateIds)]);
  for (let round = 1; ; round += 1) {
    const grades = await gradeInPages(ports, { job, gradedJob, ids });
    const now = await ports.store.jobs.get(job.organizationId, job.id);
    if (round === maxRounds || !now || jobSourceHash(now) === jobSourceHash(job)) return grades;
    const nowGraded = await gradedJobOf(ports, now);
    if (!nowGraded) return grades;
    [job, gradedJob] = [now, nowGraded];
  }
}

async function gradeInPages(
  ports: GradingPorts,
  { ids, ...graded }: { job: Job; gradedJob: ParsedJob; ids: readonly string[] },
): Promise<Map<string, Grade>> {
  const grades = new Map<string, Grade>();
  for (let start = 0; start < ids.length; start += atOnce) {
    const page = ids.slice(start, start + atOnce);
    const results = await Promise.all(page.map((candidateId) => gradeOne(ports, graded, candidateId)));
    page.forEach((id, index) => {
      const grade = results[index];
      if (grade) grades.set(id, grade);
    });
  }
  return grades;
}

/** Grades one resume. A failure is recorded on the candidate until the next grade. */
async function gradeOne(
  ports: GradingPorts,
  graded: { job: Job; gradedJob: ParsedJob },
  candidateId: string,
): Promise<Grade | null> {
  const { id: jobId, organizationId } = graded.job;
  const recordFailure = () => ports.store.candidateGrades.recordFailure({ organizationId, jobId }, candidateId);
  try {
    const grade = await gradeAndSave(ports, graded, candidateId);
    if (!grade) await recordFailure();
    return grade;
  } catch (error) {
    // The failure to grade counts, even if it cannot be recorded.
    await recordFailure().catch(() => undefined);
    throw error;
  }
}

async function gradeAndSave(
  ports: GradingPorts,
  { job, gradedJob }: { job: Job; gradedJob: ParsedJob },
  candidateId: string,
): Promise<Grade | null> {
  const key = { organizationId: job.organizationId, jobId: job.id };
  for (let round = 1; ; round += 1) {
    const [stored] = await ports.store.candidateGrades.resumes(key, [candidateId]);
    const resume = stored?.parsed ?? (await indexedResume(ports, job, candidateId));
    if (!resume) return null;
    const [grade] = await ports.parsing.grade({
      job: gradedJob,
      resumes: [resume],
      weights: chosenWeights(job.gradeWeights),
      mustHaves: job.mustHaves,
      today: todayOf(ports.clock),
    });
    if (!grade || !stored?.parsed || !stored.readAt) return grade ?? null;
    const toSave = { candidateId, grade, gradedFor: jobFactsHash(job), readAt: stored.readAt, recordsActivity: true };
    const outcome = await ports.store.candidateGrades.save(key, toSave);
    if (outcome !== 'changed' || round === maxRounds) return grade;
  }
}

async function indexedResume(ports: GradingPorts, job: Job, candidateId: string): Promise<ParsedResume | null> {
  const indexed = await ports.store.parserDocuments.resume(parserIndexIds.resumes(job.organizationId), candidateId);
  return indexed?.parsed ?? null;
}

import { isDeepStrictEqual } from 'node:util';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Grade } from '@portal/domain/grading/grade';
import { chosenWeights, reweigh } from '@portal/domain/grading/weights';
import type { Job } from '@portal/domain/jobs/job';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { gradedJobOf } from './grade-candidates';
import { jobFactsHash, jobSourceHash } from './job-fingerprint';
import { todayOf } from '../runtime/today';
import type { Ports } from '../runtime/ports';
import type { GradeToSave, StoredResume } from '../store/candidate-grades';
import type { GradingRun } from '../store/grading-runs';

type GradingPorts = Pick<Ports, 'store' | 'parsing' | 'clock' | 'log'>;

/** Candidates per page: a resume has a megabyte at most, and the grades fit one transaction. */
export const gradingPageSize = 50;
/** Failures without progress before a run is given up. */
const maxAttempts = 5;
/** Maximum number of reads of a page whose resumes keep changing. */
const maxRounds = 3;

/**
 * Grades the next page of a run. Grades, cursor and progress are stored in one transaction, so a crash loses this page
 * only, and duplicate events change nothing. The moved cursor is the event that starts the next page.
 * @throws what made the page fail, so that the event is retried; after several failures the run is given up instead.
 */
export async function continueGrading(key: { organizationId: string; jobId: string }, ports: GradingPorts) {
  const run = await ports.store.gradingRuns.get(key);
  if (!run?.activeAt) return;
  try {
    await gradePage(run, ports);
  } catch (error) {
    const isGivenUp = await ports.store.gradingRuns.countFailure(run, maxAttempts);
    if (!isGivenUp) throw error;
    ports.log.error('grading given up', { jobId: run.jobId, kind: PortalError.from(error).kind }, error);
  }
}

async function gradePage(run: GradingRun, ports: GradingPorts): Promise<void> {
  const job = await ports.store.jobs.get(run.organizationId, run.jobId);
  // The job was edited since: the event of that edit replaces this run.
  if (!job || jobSourceHash(job) !== run.sourceHash) return;
  const gradedJob = await gradedJobOf(ports, job);
  if (!gradedJob) return;
  for (let round = 1; ; round += 1) {
    const page = await ports.store.candidateGrades.page(run, {
      after: run.cursor,
      max: gradingPageSize,
      omitsParsed: run.kind === 'reweigh',
    });
    const { grades, failed } = await gradesOf(page, { job, gradedJob }, ports);
    const next = page.length < gradingPageSize ? null : (page.at(-1)?.candidateId ?? null);
    const outcome = await ports.store.gradingRuns.finishPage(run, { grades, failed, seen: page.length, next });
    if (outcome !== 'changed') return;
    if (round === maxRounds) throw new PortalError('conflict', { detail: 'resumes keep changing' });
  }
}

/** The new grades of a page; unchanged ones are left out. */
async function gradesOf(
  page: readonly StoredResume[],
  { job, gradedJob }: { job: Job; gradedJob: ParsedJob },
  ports: GradingPorts,
): Promise<{ grades: GradeToSave[]; failed: string[] }> {
  const gradedFor = jobFactsHash(job);
  const engineVersion = await ports.parsing.engineVersion();
  const chosen = chosenWeights(job.gradeWeights);
  const weights = chosen ?? job.sovren.suggestedWeights;
  const isWeighable = ({ grade, gradedFor: facts }: StoredResume) =>
    facts === gradedFor && grade?.engineVersion === engineVersion && weights !== null;

  const toGrade = await withParsed(
    page.filter((resume) => resume.readAt && !isWeighable(resume)),
    job,
    ports,
  );
  const graded = await ports.parsing.grade({
    job: gradedJob,
    resumes: toGrade.map(({ parsed }) => parsed),
    weights: chosen,
    mustHaves: job.mustHaves,
    today: todayOf(ports.clock),
  });
  const results: [StoredResume, Grade | null][] = toGrade.map((resume, index) => [resume, graded[index] ?? null]);
  for (const resume of page) {
    if (resume.grade && weights && isWeighable(resume)) results.push([resume, reweigh(resume.grade, weights)]);
  }
  return {
    failed: results.flatMap(([{ candidateId }, grade]) => (grade ? [] : [candidateId])),
    grades: results.flatMap(([resume, grade]) => {
      const { candidateId, readAt } = resume;
      const isSame = resume.gradedFor === gradedFor && isDeepStrictEqual(resume.grade, grade);
      return grade && readAt && !isSame
        ? [{ candidateId, grade, gradedFor, readAt, recordsActivity: !resume.grade }]
        : [];
    }),
  };
}

/** Parsed resumes, read now where the page left them out. */
async function withParsed(
  resumes: readonly StoredResume[],
  job: Job,
  { store }: Pick<Ports, 'store'>,
): Promise<(StoredResume & { parsed: ParsedResume })[]> {
  const missing = resumes.filter(({ parsed }) => !parsed).map(({ candidateId }) => candidateId);
  const read = await store.candidateGrades.resumes({ organizationId: job.organizationId, jobId: job.id }, missing);
  const byId = new Map(read.map((resume) => [resume.candidateId, resume]));
  return resumes.flatMap((resume) => {
    const whole = byId.get(resume.candidateId) ?? resume;
    return whole.parsed ? [{ ...whole, parsed: whole.parsed }] : [];
  });
}

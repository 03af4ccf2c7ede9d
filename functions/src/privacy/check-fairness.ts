import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { fairnessChanges, type FairnessCheck, type scoringApi } from '@portal/domain/contracts/scoring-api';
import { chosenWeights } from '@portal/domain/grading/weights';
import type { Job } from '@portal/domain/jobs/job';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { changedPerson } from '@portal/domain/privacy/changed-person';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { biasReportTexts } from '@portal/domain/texts/bias-report';
import { gradedJobOf } from '../grading/grade-candidates';
import { limitRate } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { todayOf } from '../runtime/today';

type Call = typeof scoringApi.checkFairness;

const limit = { name: 'checkFairness', max: 6, windowSeconds: 3_600, userMessage: biasReportTexts.tooOften } as const;
/** Each resume is parsed five times, and the call has less than a minute. */
const [maxResumes, maxResumesOfJob] = [12, 4];
/** Jobs that have no resumes yet are passed over, as far as this. */
const maxJobs = 30;

/**
 * Parses and grades resumes of the newest jobs that have some, as they are, and as those of people with another name, sex,
 * age and address. Nothing of it is stored.
 * @returns how many scores changed.
 * @throws PortalError `tooManyRequests`.
 */
export async function checkFairness(
  { organizationId }: RequestOf<Call>,
  context: StaffContext,
): Promise<AnswerOf<Call>> {
  const { store } = context;
  await limitRate(context, limit, organizationId);
  const check: FairnessCheck = { resumes: 0, changed: { name: 0, sex: 0, age: 0, address: 0 } };
  for (const job of await store.jobs.recent(organizationId, maxJobs)) {
    if (check.resumes >= maxResumes) break;
    const key = { organizationId, jobId: job.id };
    const page = await store.candidateGrades.page(key, { after: '', max: maxResumesOfJob, omitsParsed: false });
    const resumes = page.flatMap(({ parsed }) => (parsed?.text ? [parsed] : []));
    const gradedJob = resumes.length > 0 ? await gradedJobOf(context, job) : null;
    if (!gradedJob) continue;
    for (const parsed of resumes) {
      const [score, ...others] = await scoresOf(context, { job, gradedJob }, [
        parsed.text,
        ...fairnessChanges.map((change) => changedPerson[change](parsed)),
      ]);
      check.resumes += 1;
      fairnessChanges.forEach((change, index) => {
        if (others[index] !== score) check.changed[change] += 1;
      });
    }
  }
  return check;
}

/** The scores of resumes that have these texts. */
async function scoresOf(
  { parsing, clock, deadline }: StaffContext,
  { job, gradedJob }: { job: Job; gradedJob: ParsedJob },
  texts: readonly string[],
): Promise<(number | undefined)[]> {
  const today = todayOf(clock);
  const resumes: ParsedResume[] = [];
  for (const text of texts) {
    const document = { bytes: new TextEncoder().encode(text), fileName: 'resume.txt' };
    resumes.push((await parsing.parseResume(document, { today, deadline })).parsed);
  }
  const { mustHaves, gradeWeights } = job;
  const grades = await parsing.grade({
    job: gradedJob,
    resumes,
    weights: chosenWeights(gradeWeights),
    mustHaves,
    today,
  });
  return grades.map((grade) => grade?.weightedScore);
}

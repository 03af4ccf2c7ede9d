import type { Grade } from '@portal/domain/grading/grade';
import { chosenWeights } from '@portal/domain/grading/weights';
import type { Job } from '@portal/domain/jobs/job';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { isDataNotFound } from '../adapters/parsing-service/service-client';
import { todayOf } from '../runtime/today';
import type { Ports } from '../runtime/ports';
import type { ResumePlace } from '../store/resume-index';
import type { GradedResume } from './group-people';

type GradingPorts = Pick<Ports, 'store' | 'parsing' | 'clock'>;
interface Asked {
  job: Job;
  gradedJob: ParsedJob;
  places: readonly ResumePlace[];
}

const gradedAtOnce = 50;

/** Grades resumes of any job of the organization against a job. Missing and unreadable ones are left out. */
export async function gradeFoundResumes(ports: GradingPorts, asked: Asked): Promise<GradedResume[]> {
  const { job, places } = asked;
  const ids = places.map(({ candidateId }) => candidateId);
  const [filed, grades] = await Promise.all([
    ports.store.resumeIndex.filed(job.organizationId, ids),
    matched(ports, asked).then((found) => found ?? graded(ports, asked)),
  ]);
  return filed.flatMap((one) => {
    const grade = grades.get(one.candidateId);
    return grade ? [{ filed: one, grade }] : [];
  });
}

/**
 * Grades with the service's own index.
 * @returns null without one, or when the job is not in it yet.
 */
async function matched(
  { parsing }: GradingPorts,
  { job, gradedJob, places }: Asked,
): Promise<Map<string, Grade> | null> {
  if (!parsing.indexes) return null;
  try {
    return await parsing.indexes.match({
      job: { indexId: parserIndexIds.jobs(job.organizationId), documentId: job.id },
      parsedJob: gradedJob,
      resumeIndexId: parserIndexIds.resumes(job.organizationId),
      documentIds: places.map(({ candidateId }) => candidateId),
      weights: chosenWeights(job.gradeWeights) ?? (await parsing.suggestWeights(gradedJob)),
    });
  } catch (error) {
    if (isDataNotFound(error)) return null;
    throw error;
  }
}

/** Grades with the stored resumes. */
async function graded(
  { store, parsing, clock }: GradingPorts,
  { job, gradedJob, places }: Asked,
): Promise<Map<string, Grade>> {
  const found = new Map<string, Grade>();
  for (let start = 0; start < places.length; start += gradedAtOnce) {
    const page = await store.candidateGrades.resumesAt(job.organizationId, places.slice(start, start + gradedAtOnce));
    const resumes = page.flatMap(({ candidateId, parsed }) => (parsed ? [{ candidateId, parsed }] : []));
    const grades = await parsing.grade({
      job: gradedJob,
      resumes: resumes.map(({ parsed }) => parsed),
      weights: chosenWeights(job.gradeWeights),
      mustHaves: job.mustHaves,
      today: todayOf(clock),
    });
    resumes.forEach(({ candidateId }, index) => {
      const grade = grades[index];
      if (grade) found.set(candidateId, grade);
    });
  }
  return found;
}
